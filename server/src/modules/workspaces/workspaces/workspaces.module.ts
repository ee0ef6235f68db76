import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { UserService } from '../../identity/auth/users.service.ts'
import type { AvatarService } from '../../identity/avatars/avatars.service.ts'
import type { PlanService } from '../../billing/plans/plans.service.ts'
import type { WorkspaceActivityService } from '../workspace-activity/workspace-activity.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import { createOwnWorkspaceService, type OwnWorkspaceService } from './own-workspaces.service.ts'
import { createWorkspaceDeletionService } from './workspace-deletion.service.ts'
import { registerWorkspaceSettingsRoutes } from './workspace-settings.routes.ts'
import { createWorkspaceSettingsService } from './workspace-settings.service.ts'
import { scheduleWorkspacePurge } from './workspaces.jobs.ts'
import { registerWorkspaceRoutes } from './workspaces.routes.ts'
import type { WorkspaceService } from './workspaces.service.ts'

interface Neighbours {
  users: UserService
  plans: PlanService
  workspaces: WorkspaceService
  activity: WorkspaceActivityService
  avatars: AvatarService
  mails: MailService
  changes: Pick<WorkspaceChangeService, 'announce'>
}

/** Wires workspaces: the own ones, their settings, and how they end. */
export function registerWorkspaces(
  app: FastifyInstance,
  { database: db, clock, jobs, environment: { appUrl } }: AppDependencies,
  { users, plans, workspaces, activity, avatars, mails, changes }: Neighbours,
): OwnWorkspaceService {
  const ownWorkspaces = createOwnWorkspaceService({ db, workspaces, plans, activity })
  registerWorkspaceRoutes(app, workspaces, ownWorkspaces, changes)
  const ending = { db, clock, mails, users, plans, workspaces, ownWorkspaces, activity, appUrl }
  const deletion = createWorkspaceDeletionService(ending)
  const settings = createWorkspaceSettingsService({ db, clock, avatars, activity })
  registerWorkspaceSettingsRoutes(app, settings, deletion, changes)
  scheduleWorkspacePurge(jobs, deletion)
  return ownWorkspaces
}
