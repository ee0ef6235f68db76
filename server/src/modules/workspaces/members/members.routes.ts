import {
  acceptInvitation,
  createInvitations,
  listInvitations,
  openInvitation,
  resendInvitation,
  withdrawInvitation,
} from '@marquee/contract/invitations'
import { changeMemberRole, getSeats, listMembers, removeMember, transferOwnership } from '@marquee/contract/members'
import { leaveWorkspace } from '@marquee/contract/workspaces'
import type { FastifyInstance } from 'fastify'
import { implement, implementAnonymous } from '../../../platform/http/implement.ts'
import type { WorkspaceChangeService } from '../../notifications/notifications.public.ts'
import type { WorkspaceService } from '../workspaces/workspaces.service.ts'
import type { InvitationLinkService } from './invitation-links.service.ts'
import type { InvitationService } from './invitations.service.ts'
import type { MemberService } from './members.service.ts'

interface Services {
  members: MemberService
  invitations: InvitationService
  links: InvitationLinkService
  workspaces: Pick<WorkspaceService, 'get'>
  changes: Pick<WorkspaceChangeService, 'announce'>
}

export function registerMemberRoutes(app: FastifyInstance, services: Services): void {
  const { members, changes } = services
  implement(app, listMembers, ({ actor, query }) => members.list(actor, query))
  implement(app, getSeats, async ({ actor }) => ({ data: await members.getSeats(actor) }))
  implement(app, changeMemberRole, async ({ actor, params, body }) => ({
    data: await members.changeRole(actor, params.id, body.role),
  }))
  implement(app, removeMember, ({ actor, params }) => members.remove(actor, params.id))
  implement(app, transferOwnership, async ({ actor, params }) => ({ data: await members.handOver(actor, params.id) }))
  implement(app, leaveWorkspace, async ({ actor, params }) => {
    await members.leave(actor, params.id)
    if (params.id !== actor.workspaceId) {
      // The contract's changes are announced in the actor's current workspace, so those of the left workspace are announced here.
      await changes.announce(params.id, leaveWorkspace.changes)
    }
  })
  registerInvitationRoutes(app, services)
}

function registerInvitationRoutes(app: FastifyInstance, { invitations, links, workspaces, changes }: Services): void {
  implement(app, listInvitations, ({ actor, query }) => invitations.list(actor, query))
  implement(app, createInvitations, async ({ actor, body }) => ({ data: await invitations.create(actor, body) }))
  implement(app, resendInvitation, async ({ actor, params }) => ({ data: await invitations.resend(actor, params.id) }))
  implement(app, withdrawInvitation, ({ actor, params }) => invitations.withdraw(actor, params.id))
  implementAnonymous(app, openInvitation, async ({ body }) => ({ data: await links.open(body.token) }))
  implement(app, acceptInvitation, async ({ actor, body }) => {
    const workspaceId = await links.accept(actor, body.token)
    // As above: the actor's current workspace was another one when the request arrived.
    await changes.announce(workspaceId, acceptInvitation.changes)
    return { data: await workspaces.get({ ...actor, workspaceId }, workspaceId) }
  })
}
