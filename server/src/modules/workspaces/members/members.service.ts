import type { HandlerInput } from '@marquee/contract/endpoint'
import type { AssignableRole, listMembers, Member } from '@marquee/contract/members'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { toAvatarUrl, type UserService } from '../../identity/identity.public.ts'
import type { ActivityEntry, WorkspaceActivityService } from '../workspace-activity/workspace-activity.service.ts'
import type { OwnWorkspaceService } from '../workspaces/own-workspaces.service.ts'
import { createMemberRepository, type MemberRepository, type MemberRow } from './members.repository.ts'
import type { SeatService } from './seats.service.ts'

interface Dependencies {
  db: Database
  clock: Clock
  seats: SeatService
  users: Pick<UserService, 'forgetCurrentWorkspace'>
  ownWorkspaces: Pick<OwnWorkspaceService, 'ensure'>
  activity: Pick<WorkspaceActivityService, 'record'>
}

/** The rows and repositories that a change of members uses. */
interface Change {
  transaction: Database
  members: MemberRepository
  target: MemberRow
}

const OWNER_STAYS = 'This member owns the workspace. Hand it over to somebody else first.'

const position = z.object({ id: z.uuid() })

/** The rules of a workspace's members and their roles. A user who is not a member answers 404. */
export function createMemberService({ db, clock, seats, users, ownWorkspaces, activity }: Dependencies) {
  /** Changes one member in one transaction, which waits for earlier changes of the workspace's members. */
  function change<T>(workspaceId: string, userId: string, work: (change: Change) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (transaction) => {
      const members = createMemberRepository(transaction)
      await members.lock(workspaceId)
      const target = required(await members.find(workspaceId, userId), 'member')
      return work({ transaction, members, target })
    })
  }

  async function end(workspaceId: string, userId: string, entry: Pick<ActivityEntry, 'actorId' | 'action'>) {
    await change(workspaceId, userId, async ({ transaction, members, target }) => {
      if (target.role === 'owner') {
        throw conflict(OWNER_STAYS, 'owner_stays')
      }
      await members.delete(workspaceId, userId)
      if (entry.action === 'member.left') {
        await users.forgetCurrentWorkspace(transaction, userId, workspaceId)
      }
      await ownWorkspaces.ensure(transaction, { id: userId, displayName: target.display_name })
      await activity.record(transaction, { workspaceId, subject: target.display_name, ...entry })
    })
  }

  return {
    /** A page of the members of the user's current workspace. */
    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof listMembers>['query']) {
      const after = decodeCursor(position, cursor)
      const found = await createMemberRepository(db).list(actor.workspaceId, after?.id ?? null, limit + 1)
      const { page, next_cursor } = takePage(found, limit, (last) => ({ id: last.id }))
      return {
        data: page.map((row) => toMember(row, actor)),
        meta: { next_cursor },
      }
    },

    getSeats: (actor: Actor) => seats.get(db, actor.workspaceId),

    /** @throws DomainError 404; 409 for the owner, and when a viewer would need a seat and none is free */
    changeRole(actor: Actor, userId: string, role: AssignableRole): Promise<Member> {
      const { workspaceId } = actor
      return change(workspaceId, userId, async ({ transaction, members, target }) => {
        if (target.role === 'owner') {
          throw conflict(OWNER_STAYS, 'owner_stays')
        }
        if (target.role === role) {
          return toMember(target, actor)
        }
        const takesSeat = target.role === 'viewer' && role !== 'viewer'
        await seats.require(transaction, workspaceId, takesSeat ? 1 : 0)
        await members.setRole(workspaceId, userId, role, clock.now())
        const subject = target.display_name
        const entry = { workspaceId, actorId: actor.userId, action: 'member.role_changed', subject, role } as const
        await activity.record(transaction, entry)
        return toMember({ ...target, role }, actor)
      })
    },

    /** @throws DomainError 404; 409 for the owner */
    remove(actor: Actor, userId: string): Promise<void> {
      const isSelf = userId === actor.userId
      const action = isSelf ? 'member.left' : 'member.removed'
      return end(actor.workspaceId, userId, { actorId: actor.userId, action })
    },

    /** @throws DomainError 404 for a workspace that the user is not a member of; 409 for its owner */
    leave(actor: Actor, workspaceId: string): Promise<void> {
      return end(workspaceId, actor.userId, { actorId: actor.userId, action: 'member.left' })
    },

    /** Makes another member the owner, and the owner an admin. @throws DomainError 404; 409 when a viewer needs a seat and none is free */
    handOver(actor: Actor, userId: string): Promise<Member> {
      const { workspaceId, userId: ownerId } = actor
      return change(workspaceId, userId, async ({ transaction, members, target }) => {
        const owner = await members.find(workspaceId, ownerId)
        if (target.role === 'owner' || owner?.role !== 'owner') {
          throw conflict('This workspace was handed over already.', 'owner_changed')
        }
        await seats.require(transaction, workspaceId, target.role === 'viewer' ? 1 : 0)
        const now = clock.now()
        // A workspace has one owner at any time, so the old owner changes first.
        await members.setRole(workspaceId, ownerId, 'admin', now)
        await members.setRole(workspaceId, userId, 'owner', now)
        const subject = target.display_name
        await activity.record(transaction, { workspaceId, actorId: ownerId, action: 'workspace.handed_over', subject })
        return toMember({ ...target, role: 'owner' }, actor)
      })
    },
  }
}

export type MemberService = ReturnType<typeof createMemberService>

function toMember({ joined_at, picture_name, ...row }: MemberRow, actor: Actor): Member {
  const picture_url = toAvatarUrl(picture_name)
  return { ...row, picture_url, is_you: row.id === actor.userId, joined_at: joined_at.toISOString() }
}
