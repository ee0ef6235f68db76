import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import { type Clock, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { VideoNormalizer } from '../../../platform/video/video-normalizer.ts'
import { VideoRefusal } from '../../../platform/video/video-refusal.ts'
import type { WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { type ClipRow, createPreparedClipRepository } from './prepared-clips.repository.ts'
import { prepareVideoClip } from './video-clips.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  log: Pick<Logger, 'warn'>
  assets: Pick<AssetService, 'open' | 'store'>
  normalizer: VideoNormalizer
  changes: Pick<WorkspaceChangeService, 'announce'>
}

const recoverClips = scheduledQueue('videos.recover-clips')
const STALE_MS = 10 * MINUTE_MS
const OUR_FAULT = 'The video could not be prepared. Upload it again, or save it as MP4 first.'

/** Makes clips of uploaded videos in the background. */
export function registerVideoClipJobs(dependencies: Dependencies): void {
  const { db, clock, jobs, log, assets, normalizer, changes } = dependencies
  const clips = createPreparedClipRepository(db)

  async function normalize({ asset_id, workspace_id: workspaceId }: ClipRow, folder: string): Promise<void> {
    const [source, target] = [join(folder, 'source'), join(folder, 'clip.webm')]
    const { asset, stream } = await assets.open(workspaceId, asset_id)
    await pipeline(await stream(), createWriteStream(source))
    // Reports are written one after the other, so that a late one never overwrites the result.
    let telling = Promise.resolve()
    const video = await normalizer.normalize({ source, target, duration: asset.duration_s ?? 0 }, (share) => {
      telling = telling.then(async () => {
        await clips.update(asset_id, { status: 'running', progress: Math.floor(share * 100) }, clock.now())
        await changes.announce(workspaceId, ['videos'])
      })
      telling.catch(() => undefined)
    })
    await telling
    const { id } = await assets.store(
      { workspaceId, userId: null },
      { stream: createReadStream(target), kind: 'video', name: asset.name, origin: 'generated' },
    )
    const { width, height, frames, hasSound: has_sound } = video
    await clips.update(asset_id, { status: 'done', clip_asset_id: id, width, height, frames, has_sound }, clock.now())
  }

  async function prepare(assetId: string, { attempt, signal }: JobAttempt): Promise<void> {
    const row = await clips.findUnfinished(assetId)
    if (row === undefined) {
      return
    }
    const folder = await mkdtemp(join(tmpdir(), 'marquee-clip-'))
    try {
      await normalize(row, folder)
    } catch (error) {
      const reason = toReason(error)
      if (reason === null && (signal.aborted || attempt <= prepareVideoClip.retryLimit)) {
        throw error
      }
      log.warn({ err: error, assetId }, 'A clip could not be made')
      await clips.update(assetId, { status: 'failed', failed_reason: reason ?? OUR_FAULT }, clock.now())
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    await changes.announce(row.workspace_id, ['videos'])
  }

  jobs.work(prepareVideoClip, ({ asset_id }, attempt) => prepare(asset_id, attempt))
  jobs.schedule(recoverClips, '*/10 * * * *', async () => {
    for (const { asset_id, workspace_id } of await clips.listStale(new Date(clock.now().getTime() - STALE_MS), 500)) {
      await jobs.send(prepareVideoClip, { asset_id }, { singletonKey: asset_id, workspaceId: workspace_id })
    }
  })
}

/** The reason in words when the user can act on it; null for failures of the server. */
function toReason(error: unknown): string | null {
  if (error instanceof VideoRefusal) {
    return error.message
  }
  return error instanceof DomainError && error.status < 500
    ? (Object.values(error.errors ?? {}).flat()[0] ?? error.message)
    : null
}
