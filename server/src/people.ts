import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import type { Accounts } from './identity.ts'
import { createInvitationLinkService } from './modules/members/invitation-links.service.ts'
import { createInvitationService } from './modules/members/invitations.service.ts'
import { registerMemberRoutes } from './modules/members/members.routes.ts'
import { createMemberService } from './modules/members/members.service.ts'
import { createSeatService } from './modules/members/seats.service.ts'
import type { NotificationService } from './modules/notifications/notifications.service.ts'
import { registerWorkspaceActivityRoutes } from './modules/workspace-activity/workspace-activity.routes.ts'
import type { WorkspaceChangeService } from './modules/workspace-changes/workspace-changes.service.ts'
import { createAvatarService } from './modules/avatars/avatars.service.ts'
import { createWorkspaceDeletionService } from './modules/workspaces/workspace-deletion.service.ts'
import { registerWorkspaceSettingsRoutes } from './modules/workspaces/workspace-settings.routes.ts'
import { createWorkspaceSettingsService } from './modules/workspaces/workspace-settings.service.ts'
import { scheduleWorkspacePurge } from './modules/workspaces/workspaces.jobs.ts'
import { createOwnWorkspaceService } from './modules/workspaces/own-workspaces.service.ts'
import { registerWorkspaceRoutes } from './modules/workspaces/workspaces.routes.ts'
import type { MailService } from './platform/mail/mail.service.ts'

interface PeopleSurroundings {
  mails: MailService
  changes: Pick<WorkspaceChangeService, 'announce'>
  notifications: Pick<NotificationService, 'notify'>
}

/** Wires workspaces, their members, invitations to them, and the list of who did what. */
export function registerPeople(
  app: FastifyInstance,
  { database: db, clock, jobs, storage, environment: { appUrl } }: AppDependencies,
  { users, plans, workspaces, activity, mails, changes, notifications }: Accounts & PeopleSurroundings,
): void {
  const seats = createSeatService({ clock, plans })
  const ownWorkspaces = createOwnWorkspaceService({ db, workspaces, plans, activity })
  registerWorkspaceRoutes(app, workspaces, ownWorkspaces, changes)
  const avatars = createAvatarService({ storage })
  const deletion = createWorkspaceDeletionService({
    db,
    clock,
    mails,
    users,
    avatars,
    plans,
    workspaces,
    ownWorkspaces,
    activity,
    appUrl,
  })
  const settings = createWorkspaceSettingsService({ db, clock, avatars, activity })
  registerWorkspaceSettingsRoutes(app, settings, deletion, changes)
  scheduleWorkspacePurge(jobs, deletion)
  registerMemberRoutes(app, {
    members: createMemberService({ db, clock, seats, ownWorkspaces, activity }),
    invitations: createInvitationService({ db, clock, mails, seats, activity, appUrl }),
    links: createInvitationLinkService({ db, clock, seats, users, workspaces, activity, notifications }),
    workspaces,
    changes,
  })
  registerWorkspaceActivityRoutes(app, activity)
}
