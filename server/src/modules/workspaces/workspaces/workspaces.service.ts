import type { HandlerInput } from '@marquee/contract/endpoint'
import { timeZone } from '@marquee/contract/workspace-settings'
import type { listWorkspaces, Workspace, WorkspaceRole } from '@marquee/contract/workspaces'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { requirePermission } from '../../../platform/http/require-permission.ts'
import type { UserService } from '../../identity/identity.public.ts'
import type { WorkspaceActivityService } from '../workspace-activity/workspace-activity.service.ts'
import { createWorkspaceSettingsRepository } from './workspace-settings.repository.ts'
import { createWorkspaceMemberRepository, type MemberTraces } from './workspace-members.repository.ts'
import { createWorkspaceRepository, type MemberWorkspace, type WorkspaceOwner } from './workspaces.repository.ts'
import type { WorkspaceFeatures } from './workspace-settings.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  users: Pick<UserService, 'setCurrentWorkspace'>
  activity: Pick<WorkspaceActivityService, 'record'>
  /** Provided by the members module. */
  addMembership: (transaction: Database, membership: NewMembership) => Promise<void>
}

export interface NewMembership {
  workspaceId: string
  userId: string
  role: WorkspaceRole
  now: Date
}

export interface NewWorkspace {
  name: string
  features?: WorkspaceFeatures
  isAdTemplateAllowed?: boolean
  /** The user who created it and their idempotency key. */
  createdBy?: string
  idempotencyKey?: string
}

const ALL_FEATURES: WorkspaceFeatures = { explore_pages: true, swipe_file: true }
const NAME_LENGTH = 120

const position = z.object({ id: z.uuid() })

/** The rules of workspaces and their members. A workspace of another user answers 404. */
export function createWorkspaceService({ db, clock, users, activity, addMembership }: Dependencies) {
  const workspaces = createWorkspaceRepository(db)

  async function getOwn(actor: Actor, id: string): Promise<MemberWorkspace> {
    return required(await workspaces.find(actor.userId, id), 'workspace')
  }

  return {
    /** @throws DomainError 404 */
    async get(actor: Actor, id: string): Promise<Workspace> {
      return { ...(await getOwn(actor, id)), is_current: id === actor.workspaceId }
    },

    /** A page of the workspaces that the user is a member of, oldest first. */
    async list(actor: Actor, { cursor, limit }: HandlerInput<typeof listWorkspaces>['query']) {
      const after = decodeCursor(position, cursor)
      const found = await workspaces.list(actor.userId, after?.id ?? null, limit + 1)
      const { page, next_cursor } = takePage(found, limit, (last) => ({ id: last.id }))
      return {
        data: page.map((workspace) => ({ ...workspace, is_current: workspace.id === actor.workspaceId })),
        meta: { next_cursor },
      }
    },

    /** Sets the time zone of a workspace that has none, from its owner's browser. An unknown time zone changes nothing. */
    async suggestTimeZone({ workspaceId, role }: Actor, name: string): Promise<void> {
      const settings = createWorkspaceSettingsRepository(db)
      if (role === 'owner' && timeZone.safeParse(name).success && (await settings.knowsTimeZone(name))) {
        await settings.suggestTimeZone(workspaceId, name, clock.now())
      }
    },

    /** @throws DomainError 403 unless the user is the workspace's owner or one of its admins */
    async rename(actor: Actor, id: string, name: string): Promise<Workspace> {
      const { role } = await getOwn(actor, id)
      requirePermission(role, 'workspace.manage')
      await db.transaction().execute(async (transaction) => {
        await createWorkspaceRepository(transaction).rename(id, name, clock.now())
        const entry = { workspaceId: id, actorId: actor.userId, action: 'workspace.renamed', subject: name } as const
        await activity.record(transaction, entry)
      })
      return { ...(await getOwn(actor, id)), is_current: id === actor.workspaceId }
    },

    /** Makes it the workspace of the user's further requests. */
    async switchTo(actor: Actor, id: string): Promise<Workspace> {
      const workspace = await getOwn(actor, id)
      await users.setCurrentWorkspace(db, actor.userId, id)
      return { ...workspace, is_current: true }
    },

    /** Opens the whole product to a workspace that had only ad templates [G-04]. */
    openProduct(transaction: Database, id: string): Promise<void> {
      return createWorkspaceRepository(transaction).openProduct(id, clock.now())
    },

    /** Whether the user is a member of any workspace. */
    hasMember: (userId: string): Promise<boolean> => workspaces.hasMember(userId),

    /** The recipient of the workspace's mails and bills. */
    getOwner(id: string, database: Database = db): Promise<WorkspaceOwner> {
      return createWorkspaceRepository(database).getOwner(id)
    },

    /** The code of the workspace's referral link. */
    getReferralCode: (id: string): Promise<string> => workspaces.getReferralCode(id),

    findByReferralCode(code: string, database: Database = db): Promise<string | undefined> {
      return createWorkspaceRepository(database).findByReferralCode(code)
    },

    listMemberTraces(id: string, database: Database = db): Promise<MemberTraces[]> {
      return createWorkspaceMemberRepository(database).listMemberTraces(id)
    },

    haveCommonMember(first: string, second: string, database: Database = db): Promise<boolean> {
      return createWorkspaceMemberRepository(database).haveCommonMember(first, second)
    },

    /** Creates a workspace without members, inside the transaction that gives it an owner. @returns its id */
    create(transaction: Database, workspace: NewWorkspace): Promise<string> {
      const { name, features, isAdTemplateAllowed, createdBy, idempotencyKey } = workspace
      const now = clock.now()
      return createWorkspaceRepository(transaction).insert({
        name: name.slice(0, NAME_LENGTH),
        features: JSON.stringify(features ?? ALL_FEATURES),
        is_ad_template_allowed: isAdTemplateAllowed ?? false,
        created_by: createdBy ?? null,
        idempotency_key: idempotencyKey ?? null,
        created_at: now,
        updated_at: now,
      })
    },

    /** The given users who are members of the workspace. */
    keepMembers: async (workspaceId: string, userIds: readonly string[]): Promise<string[]> =>
      userIds.length === 0 ? [] : createWorkspaceMemberRepository(db).keepMembers(workspaceId, userIds),

    /** Undefined when the workspace was deleted. */
    findOpenName: (id: string): Promise<string | undefined> => createWorkspaceSettingsRepository(db).findOpenName(id),

    /** Whether a workspace is available to the links that lead into it: a deleted one is not. */
    isOpen: (id: string): Promise<boolean> => createWorkspaceSettingsRepository(db).isOpen(id),

    /** The workspaces that a user owns, including deleted ones that can be restored. */
    listOwned: (database: Database, userId: string) => createWorkspaceSettingsRepository(database).listOwned(userId),

    addMember(transaction: Database, workspaceId: string, userId: string, role: WorkspaceRole): Promise<void> {
      return addMembership(transaction, { workspaceId, userId, role, now: clock.now() })
    },

    /** Removes the workspaces that exist only because of this user, with all their content. */
    removeBelongingTo(transaction: Database, userId: string): Promise<void> {
      return createWorkspaceRepository(transaction).deleteBelongingTo(userId)
    },
  }
}

export type WorkspaceService = ReturnType<typeof createWorkspaceService>
