import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../../../platform/app-dependencies.ts'
import type { MailService } from '../../../platform/mail/mail.service.ts'
import type { UserService } from '../../identity/auth/users.service.ts'
import type { NotificationService } from '../../notifications/notifications/notifications.service.ts'
import type { PlanService } from '../../billing/plans/plans.service.ts'
import type { WorkspaceActivityService } from '../workspace-activity/workspace-activity.service.ts'
import type { WorkspaceChangeService } from '../../notifications/workspace-changes/workspace-changes.service.ts'
import type { OwnWorkspaceService } from '../workspaces/own-workspaces.service.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { createInvitationLinkService } from './invitation-links.service.ts'
import { createInvitationService } from './invitations.service.ts'
import { registerMemberRoutes } from './members.routes.ts'
import { createMemberService } from './members.service.ts'
import { createSeatService } from './seats.service.ts'

interface Neighbours {
  users: UserService
  plans: PlanService
  workspaces: WorkspaceService
  ownWorkspaces: OwnWorkspaceService
  activity: WorkspaceActivityService
  mails: MailService
  changes: Pick<WorkspaceChangeService, 'announce'>
  notifications: Pick<NotificationService, 'notify'>
}

/** Wires the members of workspaces, and invitations to become one. */
export function registerMembers(
  app: FastifyInstance,
  { database: db, clock, environment: { appUrl } }: AppDependencies,
  { users, plans, workspaces, ownWorkspaces, activity, mails, changes, notifications }: Neighbours,
): void {
  const seats = createSeatService({ clock, plans })
  registerMemberRoutes(app, {
    members: createMemberService({ db, clock, seats, users, ownWorkspaces, activity }),
    invitations: createInvitationService({ db, clock, mails, seats, activity, appUrl }),
    links: createInvitationLinkService({ db, clock, seats, users, workspaces, activity, notifications }),
    workspaces,
    changes,
  })
}
