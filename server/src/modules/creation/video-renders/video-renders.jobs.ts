import { type Clock, DAY_MS } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import type { RenderWorker } from './render-worker.ts'
import { createRenderedSceneRepository } from './rendered-scenes.repository.ts'
import { renderVideo } from './video-renders.queues.ts'

export const recoverRenders = scheduledQueue('videos.recover-renders')
const removeUnusedScenes = scheduledQueue('videos.remove-unused-scenes')

/** An edited video is usually rendered again within days. */
const KEPT_UNUSED_MS = 3 * DAY_MS

/** Renders the videos that users asked for. */
export function registerVideoRenderJobs(
  jobs: Jobs,
  { db, clock, worker }: { db: Database; clock: Clock; worker: RenderWorker },
): void {
  jobs.work(renderVideo, ({ file_id }, attempt) => worker.render(file_id, attempt))
  jobs.schedule(recoverRenders, '*/10 * * * *', () => worker.recover())
  jobs.schedule(removeUnusedScenes, '20 * * * *', () =>
    createRenderedSceneRepository(db).removeUnused(new Date(clock.now().getTime() - KEPT_UNUSED_MS)),
  )
}
