import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { AdTransferService } from '../../library/library.public.ts'
import { refreshLibrary } from './captures.service.ts'

/** Indexes and counts follow what members have saved. */
export function registerCaptureJobs(jobs: Jobs, adTransfer: Pick<AdTransferService, 'refresh'>): void {
  jobs.work(refreshLibrary, () => adTransfer.refresh())
}
