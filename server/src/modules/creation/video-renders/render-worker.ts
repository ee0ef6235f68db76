import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VideoProject } from '@marquee/creative/video-project'
import type { Logger } from 'pino'
import { type Clock, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { JobAttempt } from '../../../platform/jobs/job-attempt.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { ProcessFailure } from '../../../platform/processes/process-runner.ts'
import type { VideoProjectRenderer } from '../../../platform/video-rendering/video-project-renderer.ts'
import type { WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { CheckedVideoMaker } from './make-checked-video.ts'
import type { MadeVideo, VideoOrder } from './make-video.ts'
import type { Outcome, RenderSettlement } from './render-settlement.ts'
import { createRenderedVideoRepository, type RenderedVideoRow } from './rendered-videos.repository.ts'
import { createVideoRenderRepository, type RenderRow } from './video-renders.repository.ts'
import { renderVideo, toWork } from './video-renders.queues.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Jobs
  log: Pick<Logger, 'warn'>
  assets: Pick<AssetService, 'store'>
  renderer: VideoProjectRenderer
  makeChecked: CheckedVideoMaker
  settlement: RenderSettlement
  changes: Pick<WorkspaceChangeService, 'announce'>
}

type Attempt = Pick<JobAttempt, 'jobId' | 'attempt' | 'signal'>

const STALE_MS = 10 * MINUTE_MS
/** Files that are unfinished after this time are given up. */
const GIVEN_UP_MS = 12 * HOUR_MS
const RENDERING_FAILED = 'The video could not be rendered, and your credits are back. Try it again.'
const STALLED = 'The rendering stood still and was ended. Your credits are back: try it again, or with shorter clips.'
const LOST = 'The rendering took too long and was ended. Your credits are back: try it again.'

/** The background work on renders: each file and its credits end exactly once, even when a process is killed at any moment. */
export function createRenderWorker(dependencies: Dependencies) {
  const { db, clock, jobs, log, assets, renderer, makeChecked, settlement, changes } = dependencies
  const files = createRenderedVideoRepository(db)
  const renders = createVideoRenderRepository(db)

  async function settle(file: RenderedVideoRow, outcome: Outcome): Promise<void> {
    const isSettled = await db.transaction().execute((transaction) => settlement.settle(transaction, file, outcome))
    if (isSettled) {
      await changes.announce(file.workspace_id, ['videos', 'credits'])
    }
  }

  /** Marks the file, and thereby the render, as in work. @returns false when it is not wanted any more */
  async function begin(file: RenderedVideoRow, render: RenderRow): Promise<boolean> {
    const isWanted = await db.transaction().execute(async (transaction) => {
      await createVideoRenderRepository(transaction).lock(render.id)
      const { frames_done } = file
      const isInWork = await createRenderedVideoRepository(transaction).advance(file.id, frames_done, clock.now())
      await settlement.refreshStatus(transaction, render)
      return isInWork
    })
    await changes.announce(file.workspace_id, ['videos'])
    return isWanted
  }

  async function store({ id, workspace_id: workspaceId, aspect_ratio }: RenderedVideoRow, made: MadeVideo) {
    const owner = { workspaceId, userId: null }
    const name = `video-${aspect_ratio.replace(':', 'x')}`
    const stream = createReadStream(made.video)
    const poster = { bytes: await readFile(made.poster), kind: 'image', name: `${name}.jpg` } as const
    const video = { stream, kind: 'video', name, idempotencyKey: id } as const
    const posterId = (await assets.store(owner, { ...poster, origin: 'generated' })).id
    return { posterId, assetId: (await assets.store(owner, { ...video, origin: 'generated' })).id }
  }

  /**
   * Makes, checks and stores a file. A file that is canceled meanwhile ends the process that renders it.
   * @returns null for a canceled file, and for one whose rest is made after the turn of another workspace
   */
  async function make(order: VideoOrder, { signal, jobId }: Attempt): Promise<Outcome | null> {
    const { file } = order
    const { id, workspace_id: workspaceId } = file
    let furthest = file.frames_done
    let drawn = 0
    const process = renderer.open()
    const stop = () => process.close()
    signal.addEventListener('abort', stop)
    let isWanted = true
    let telling = Promise.resolve()
    const onFrames = (done: number) => {
      furthest = Math.max(furthest, done)
      telling = telling.then(async () => {
        isWanted &&= await files.advance(id, furthest, clock.now())
        if (!isWanted) {
          stop()
        }
        await changes.announce(workspaceId, ['videos'])
      })
      telling.catch(() => undefined)
    }
    const giveWay = async (frames: number) => {
      drawn += frames
      const rest = { jobId, singletonKey: id, workspaceId, work: toWork(drawn) }
      return isWanted && (await jobs.giveWay(renderVideo, { file_id: id }, rest))
    }
    try {
      const finished = await makeChecked(order, process, { onFrames, giveWay })
      await telling
      signal.throwIfAborted()
      if (finished === null || !isWanted || !(await files.advance(id, order.render.frames, clock.now()))) {
        return null
      }
      const { made, ...checked } = finished
      return { status: 'done', ...checked, ...(await store(file, made)) }
    } catch (error) {
      if (isWanted) {
        throw error
      }
      return null
    } finally {
      signal.removeEventListener('abort', stop)
      stop()
    }
  }

  /** Ends the file when another attempt cannot succeed. @throws the error itself when the job has to run again */
  async function handleFailure(error: unknown, file: RenderedVideoRow, attempt: Attempt) {
    const hasStalled = error instanceof ProcessFailure && error.kind === 'timeout'
    if (error instanceof DomainError && error.status === 422) {
      await settle(file, { status: 'failed', reason: Object.values(error.errors ?? {}).flat()[0] ?? error.message })
    } else if (!attempt.signal.aborted && (hasStalled || attempt.attempt > renderVideo.retryLimit)) {
      log.warn({ err: error, fileId: file.id }, 'A video could not be rendered')
      await settle(file, { status: 'failed', reason: hasStalled ? STALLED : RENDERING_FAILED })
    } else {
      throw error
    }
  }

  return {
    /** The work of {@link renderVideo}; a repeated run goes on from the scenes that are finished. */
    async render(fileId: string, attempt: Attempt): Promise<void> {
      const file = await files.find(fileId)
      const render = file && (await renders.find(file.workspace_id, file.render_id))
      const project = render && (await renders.findProject(render.id))
      if (file === undefined || render === undefined || project === undefined || !(await begin(file, render))) {
        return
      }
      const folder = await mkdtemp(join(tmpdir(), 'marquee-render-'))
      try {
        const drawn = render.captions === 'burnt' ? project : withoutCaptions(project)
        const outcome = await make({ file, render, project: drawn, folder }, attempt)
        if (outcome !== null) {
          await settle(file, outcome)
        }
      } catch (error) {
        await handleFailure(error, file, attempt)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    /** Queues work again whose job was lost, and ends files that have taken too long. */
    async recover(): Promise<void> {
      const now = clock.now().getTime()
      for (const file of await files.listStale(new Date(now - STALE_MS), 500)) {
        if (file.created_at.getTime() < now - GIVEN_UP_MS && file.updated_at.getTime() < now - GIVEN_UP_MS) {
          await settle(file, { status: 'failed', reason: LOST })
        } else {
          const turn = { singletonKey: file.id, workspaceId: file.workspace_id }
          await jobs.send(renderVideo, { file_id: file.id }, turn)
        }
      }
    },
  }
}

export type RenderWorker = ReturnType<typeof createRenderWorker>

function withoutCaptions(project: VideoProject): VideoProject {
  return { ...project, captions: { ...project.captions, style: 'none' } }
}
