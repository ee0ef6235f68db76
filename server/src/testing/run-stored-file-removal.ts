import { removeStoredFiles } from '../modules/workspaces/stored-files/stored-files.jobs.ts'
import type { TestServer } from './test-server.ts'

/** Removes the files whose rows were deleted, like the scheduled job. */
export async function runStoredFileRemoval({ jobs }: TestServer): Promise<void> {
  await jobs.send(removeStoredFiles, {})
  await jobs.drain([removeStoredFiles])
}
