import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'
import { analyseCreative, type AnalysisWorker } from './analyse-creative-job.ts'

const endLostAnalyses = scheduledQueue('creative-analyses.end-lost')

/** Analyses creatives, and ends analyses whose worker has crashed. */
export function registerCreativeAnalysisJobs(jobs: Jobs, worker: AnalysisWorker): void {
  jobs.work(analyseCreative, ({ analysis_id }, attempt) => worker.work(analysis_id, attempt))
  jobs.schedule(endLostAnalyses, '*/15 * * * *', () => worker.endLost())
}
