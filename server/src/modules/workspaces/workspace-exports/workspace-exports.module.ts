import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { AssetService } from '../assets/assets.service.ts'
import type { UserService } from '../../identity/auth/users.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { registerWorkspaceExportJobs } from './workspace-exports.jobs.ts'
import { registerWorkspaceExportRoutes } from './workspace-exports.routes.ts'
import { createWorkspaceExportService } from './workspace-exports.service.ts'

interface Neighbours {
  users: UserService
  workspaces: WorkspaceService
  assets: AssetService
  mails: MailService
  changes: Pick<WorkspaceChangeService, 'announce'>
}

/** Wires the archive of all that a workspace has. */
export function registerWorkspaceExports(
  app: FastifyInstance,
  { database: db, clock, storage, jobs, environment: { appUrl } }: AppDependencies,
  { users, workspaces, assets, mails, changes }: Neighbours,
): void {
  const exports = createWorkspaceExportService({
    db,
    clock,
    storage,
    jobs,
    mails,
    users,
    workspaces,
    files: assets,
    announce: (workspaceId) => changes.announce(workspaceId, ['workspace']),
    appUrl,
  })
  registerWorkspaceExportRoutes(app, exports)
  registerWorkspaceExportJobs(jobs, exports)
}
