import type { OpenedInvitation } from '@marquee/contract/invitations'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, DomainError } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { isSameAddress, type UserService } from '../../identity/identity.public.ts'
import type { WorkspaceActivityService } from '../workspace-activity/workspace-activity.service.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import { hashInvitationToken } from './invitation-token.ts'
import type { NotificationService, WebhookEventService } from '../../notifications/notifications.public.ts'
import { createInvitationRepository, type InvitationRow } from './invitations.repository.ts'
import { createMemberRepository } from './members.repository.ts'
import type { SeatService } from './seats.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  seats: SeatService
  users: Pick<UserService, 'findByEmail' | 'setCurrentWorkspace'>
  workspaces: Pick<WorkspaceService, 'addMember' | 'isOpen'>
  activity: Pick<WorkspaceActivityService, 'record'>
  notifications: Pick<NotificationService, 'notify'>
  webhookEvents: Pick<WebhookEventService, 'tell'>
}

/** Invitations as seen by the holder of a link. The link alone is not enough: it requires the account of the invited address. */
export function createInvitationLinkService(dependencies: Dependencies) {
  const { db, clock, seats, users, workspaces, activity, notifications, webhookEvents } = dependencies

  /** @throws DomainError 404 for a link without an invitation, 410 for an invitation that has ended */
  async function findGood(database: Database, token: string): Promise<InvitationRow> {
    const row = await createInvitationRepository(database).findByTokenHash(hashInvitationToken(token))
    if (row === undefined) {
      const message = 'This link is not valid. Open the link of the newest mail, or ask for a new invitation.'
      throw new DomainError(404, message, { code: 'invitation_unknown' })
    }
    if (row.revoked_at !== null) {
      throw new DomainError(410, 'This invitation was withdrawn.', { code: 'invitation_withdrawn' })
    }
    if (row.accepted_at !== null) {
      const message = 'This invitation was accepted already. Log in to open the workspace.'
      throw new DomainError(410, message, { code: 'invitation_accepted' })
    }
    if (row.expires_at <= clock.now()) {
      throw new DomainError(410, 'This invitation has expired. Ask for a new one.', { code: 'invitation_expired' })
    }
    if (!(await workspaces.isOpen(row.workspace_id))) {
      throw new DomainError(410, 'This workspace was deleted.', { code: 'workspace_deleted' })
    }
    return row
  }

  return {
    /** The invitation of a link. @throws DomainError 404, 410 */
    async open(token: string): Promise<OpenedInvitation> {
      const { workspace_name, email, role, inviter, expires_at } = await findGood(db, token)
      return {
        workspace_name,
        email,
        role,
        invited_by: inviter,
        expires_at: expires_at.toISOString(),
        has_account: (await users.findByEmail(email)) !== undefined,
      }
    },

    /**
     * Joins the workspace and makes it the current one.
     * @returns the workspace's id
     * @throws DomainError 403 for an account with another address; 404, 410; 409 for a member, and when no seat is left
     */
    accept(actor: Actor, token: string): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const found = await findGood(transaction, token)
        const { id, workspace_id: workspaceId, email, role } = found
        const members = createMemberRepository(transaction)
        await members.lock(workspaceId)
        // An earlier transaction may have accepted or withdrawn the invitation while this one waited.
        await findGood(transaction, token)
        if (!isSameAddress(actor.email, email)) {
          const message = `This invitation is for ${email}. Log out, and log in with that address.`
          throw new DomainError(403, message, { code: 'other_account' })
        }
        if ((await members.find(workspaceId, actor.userId)) !== undefined) {
          throw conflict('You are a member of this workspace already.', 'member_already')
        }
        await seats.require(transaction, workspaceId, role === 'viewer' ? 0 : 1, 'members')
        const now = clock.now()
        await createInvitationRepository(transaction).update(id, { accepted_at: now }, now)
        await workspaces.addMember(transaction, workspaceId, actor.userId, role)
        await users.setCurrentWorkspace(transaction, actor.userId, workspaceId)
        const entry = { workspaceId, actorId: actor.userId, action: 'member.joined', role } as const
        await activity.record(transaction, { ...entry, subject: actor.displayName })
        const news = { kind: 'invitation_accepted', data: { name: actor.displayName, role } } as const
        const userIds = found.invited_by === null ? [] : [found.invited_by]
        await notifications.notify(transaction, { ...news, workspaceId, userIds, key: `invitation:${id}` })
        await webhookEvents.tell(transaction, {
          workspaceId,
          type: 'member.joined',
          data: { user_id: actor.userId, role },
          path: '/account-settings/workspaces',
        })
        return workspaceId
      })
    },
  }
}

export type InvitationLinkService = ReturnType<typeof createInvitationLinkService>
