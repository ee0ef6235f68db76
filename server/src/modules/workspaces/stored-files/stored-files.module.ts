import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import { listStoredKeys } from '../assets/assets.service.ts'
import { scheduleStoredFileRemoval } from './stored-files.jobs.ts'

/** Wires the removal of files whose rows went. */
export function registerStoredFiles({ database: db, log, jobs, storage }: AppDependencies): void {
  scheduleStoredFileRemoval(jobs, { db, log, storage, listKeys: listStoredKeys })
}
