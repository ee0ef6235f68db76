import { purgeDeletedWorkspaces } from '../modules/workspaces/workspaces/workspaces.jobs.ts'
import type { TestServer } from './test-server.ts'

/** Removes the workspaces whose thirty days are over, like the scheduled job. */
export async function runWorkspacePurge({ jobs }: TestServer): Promise<void> {
  await jobs.send(purgeDeletedWorkspaces, {})
  await jobs.drain([purgeDeletedWorkspaces])
}
