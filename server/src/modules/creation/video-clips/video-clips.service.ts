import type { PreparedClip } from '@marquee/contract/video-renders'
import type { VideoClip } from '@marquee/creative/video-project'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { VideoProjectRenderer } from '../../../platform/video-rendering/video-project-renderer.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import { type ClipRow, createPreparedClipRepository } from './prepared-clips.repository.ts'
import { prepareVideoClip } from './video-clips.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  assets: Pick<AssetService, 'find'>
  renderer: Pick<VideoProjectRenderer, 'isAvailable'>
}

const UNAVAILABLE = 'This server cannot prepare videos: its optional video library is not installed.'

/** Clips of uploaded videos. Every function answers 404 for an id of another workspace. */
export function createVideoClipService({ db, clock, jobs, assets, renderer }: Dependencies) {
  const clips = createPreparedClipRepository(db)

  async function present(workspaceId: string, assetId: string): Promise<PreparedClip> {
    const row = required(await clips.find(workspaceId, assetId), 'clip')
    const stored = await assets.find(workspaceId, [assetId, ...(row.clip_asset_id === null ? [] : [row.clip_asset_id])])
    const name = stored.find(({ id }) => id === assetId)?.name ?? ''
    return {
      id: assetId,
      status: row.status,
      progress: row.status === 'done' ? 100 : row.progress,
      clip: toClip(row, name),
      asset: stored.find(({ id }) => id === row.clip_asset_id) ?? null,
      failed_reason: row.failed_reason,
    }
  }

  return {
    get: (actor: Actor, assetId: string): Promise<PreparedClip> => present(actor.workspaceId, assetId),

    /** Queues the work, once for each upload. @throws DomainError 404 for an id of no video, 503 without the video library */
    async prepare({ workspaceId }: Actor, assetId: string): Promise<PreparedClip> {
      const [asset] = await assets.find(workspaceId, [assetId])
      if (asset?.kind !== 'video') {
        throw notFound('video')
      }
      if (!renderer.isAvailable()) {
        throw new DomainError(503, UNAVAILABLE)
      }
      await db.transaction().execute(async (transaction) => {
        if (await createPreparedClipRepository(transaction).queue(workspaceId, assetId, clock.now())) {
          const turn = { transaction, singletonKey: assetId, workspaceId }
          await jobs.send(prepareVideoClip, { asset_id: assetId }, turn)
        }
      })
      return present(workspaceId, assetId)
    },
  }
}

export type VideoClipService = ReturnType<typeof createVideoClipService>

/** @returns null for a clip that is not finished */
function toClip(row: ClipRow, name: string): VideoClip | null {
  const { asset_id: id, clip_asset_id: asset_id, width, height, frames, has_sound } = row
  return asset_id === null || width === null || height === null || frames === null || has_sound === null
    ? null
    : { id, asset_id, name, width, height, frames, has_sound }
}
