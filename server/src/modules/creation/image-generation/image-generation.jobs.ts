import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { drawEditedDesign, makeDesign } from './image-generation.queues.ts'
import type { DesignWorker } from './design-worker.ts'

const recoverImages = scheduledQueue('images.recover')

/** Makes the images that users ordered. */
export function registerImageGenerationJobs(jobs: Jobs, worker: DesignWorker): void {
  jobs.work(makeDesign, ({ design_id }, attempt) => worker.make(design_id, attempt))
  jobs.work(drawEditedDesign, ({ design_id }) => worker.drawEdited(design_id))
  jobs.schedule(recoverImages, '*/10 * * * *', () => worker.recover())
}
