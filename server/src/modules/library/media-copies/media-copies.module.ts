import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { registerMediaCopyJobs } from './media-copies.jobs.ts'
import { createMediaCopyService, type MediaCopyService } from './media-copies.service.ts'

/** Wires the copies of what saved ads show, which their sources may take down. */
export function registerMediaCopies({
  database: db,
  clock,
  storage,
  jobs,
  fetchPublic,
  foreignFiles,
}: AppDependencies): MediaCopyService {
  const mediaCopies = createMediaCopyService({ db, clock, storage, jobs, fetchPublic, foreignFiles })
  registerMediaCopyJobs(jobs, mediaCopies)
  return mediaCopies
}
