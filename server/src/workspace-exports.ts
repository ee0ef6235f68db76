import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { UserService } from './modules/auth/users.service.ts'
import { createAssetService } from './modules/assets/assets.service.ts'
import type { WorkspaceChangeService } from './modules/workspace-changes/workspace-changes.service.ts'
import { registerWorkspaceExportJobs } from './modules/workspace-exports/workspace-exports.jobs.ts'
import { registerWorkspaceExportRoutes } from './modules/workspace-exports/workspace-exports.routes.ts'
import { createWorkspaceExportService } from './modules/workspace-exports/workspace-exports.service.ts'
import type { WorkspaceService } from './modules/workspaces/workspaces.service.ts'
import type { MailService } from './platform/mail/mail.service.ts'

interface Neighbours {
  users: UserService
  workspaces: WorkspaceService
  mails: MailService
  changes: Pick<WorkspaceChangeService, 'announce'>
}

/** Wires the archive of all that a workspace has. */
export function registerWorkspaceExports(
  app: FastifyInstance,
  { database: db, clock, storage, jobs, environment: { appUrl } }: AppDependencies,
  { users, workspaces, mails, changes }: Neighbours,
): void {
  const exports = createWorkspaceExportService({
    db,
    clock,
    storage,
    jobs,
    mails,
    users,
    workspaces,
    files: createAssetService({ db, clock, storage }),
    announce: (workspaceId) => changes.announce(workspaceId, ['workspace']),
    appUrl,
  })
  registerWorkspaceExportRoutes(app, exports)
  registerWorkspaceExportJobs(jobs, exports)
}
