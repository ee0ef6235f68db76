import type { Workspace } from '@marquee/contract/workspaces'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { toAvatarUrl } from '../../identity/identity.public.ts'

/** A workspace as one of its members sees it. */
export type MemberWorkspace = Omit<Workspace, 'is_current'>

export interface WorkspaceOwner {
  workspaceId: string
  workspaceName: string
  /** The user's address. */
  email: string
  /** The workspace's time zone. */
  timeZone: string | null
  /** Whether the workspace has only ad templates [G-04]. */
  isForAdTemplates: boolean
}

/** The same condition as `isAdTemplateOnly` of the contract. */
const isForAdTemplates = sql<boolean>`(
  is_ad_template_allowed and not (features ->> 'explore_pages')::boolean and not (features ->> 'swipe_file')::boolean
)`

/** The SQL of workspaces and memberships. Every reading function names the member, so that only the member's workspaces are found. */
export function createWorkspaceRepository(db: Database) {
  function listWorkspacesOfUser(userId: string) {
    return db
      .selectFrom('memberships')
      .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
      .select(['workspaces.id', 'name', 'logo_name', 'role', 'workspaces.created_at', 'workspaces.updated_at'])
      .select((query) =>
        query
          .selectFrom('memberships as members')
          .select((count) => count.fn.countAll<string>().as('count'))
          .whereRef('members.workspace_id', '=', 'workspaces.id')
          .as('members_count'),
      )
      .where('memberships.user_id', '=', userId)
      .where('deleted_at', 'is', null)
  }

  return {
    /** Up to `limit` workspaces after the given one, oldest first: ids sort by creation time. */
    async list(userId: string, after: string | null, limit: number): Promise<MemberWorkspace[]> {
      let query = listWorkspacesOfUser(userId)
      if (after !== null) {
        query = query.where('workspaces.id', '>', after)
      }
      const rows = await query.orderBy('workspaces.id').limit(limit).execute()
      return rows.map(toWorkspace)
    },

    async find(userId: string, id: string): Promise<MemberWorkspace | undefined> {
      const row = await listWorkspacesOfUser(userId).where('workspaces.id', '=', id).executeTakeFirst()
      return row && toWorkspace(row)
    },

    async hasMember(userId: string): Promise<boolean> {
      return (await listWorkspacesOfUser(userId).limit(1).executeTakeFirst()) !== undefined
    },

    async getOwner(id: string): Promise<WorkspaceOwner> {
      const { rows } = await sql<WorkspaceOwner>`
        select workspaces.id as "workspaceId", workspaces.name as "workspaceName", users.email, time_zone as "timeZone",
          ${isForAdTemplates} as "isForAdTemplates"
        from workspaces
        join memberships on memberships.workspace_id = workspaces.id and memberships.role = 'owner'
        join users on users.id = memberships.user_id
        where workspaces.id = ${id}
      `.execute(db)
      const [owner] = rows
      if (owner === undefined) {
        throw notFound('workspace')
      }
      return owner
    },

    async getReferralCode(id: string): Promise<string> {
      const row = await db
        .selectFrom('workspaces')
        .select('referral_code')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.referral_code
    },

    async findByReferralCode(code: string): Promise<string | undefined> {
      const row = await db.selectFrom('workspaces').select('id').where('referral_code', '=', code).executeTakeFirst()
      return row?.id
    },

    async insert(workspace: Insertable<Tables['workspaces']>): Promise<string> {
      const row = await db.insertInto('workspaces').values(workspace).returning('id').executeTakeFirstOrThrow()
      return row.id
    },

    /** Makes the creations of a user's workspaces run one after the other. */
    async lockOwner(userId: string): Promise<void> {
      await sql`select from users where id = ${userId} for update`.execute(db)
    },

    async findByIdempotencyKey(userId: string, key: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('workspaces')
        .select('id')
        .where('created_by', '=', userId)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row?.id
    },

    async countOwned(userId: string): Promise<number> {
      const row = await db
        .selectFrom('memberships')
        .select((query) => query.fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .where('role', '=', 'owner')
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    /** Switches on the features that a workspace with only ad templates lacks; other workspaces stay unchanged. */
    async openProduct(id: string, now: Date): Promise<void> {
      await sql`
        update workspaces
        set features = features || '{"explore_pages": true, "swipe_file": true}', updated_at = ${now}
        where id = ${id} and ${isForAdTemplates}
      `.execute(db)
    },

    async rename(id: string, name: string, now: Date): Promise<void> {
      await db.updateTable('workspaces').set({ name, updated_at: now }).where('id', '=', id).execute()
    },

    /** Removes the workspaces that the user owns and those without any other member, with all their content. */
    async deleteBelongingTo(userId: string): Promise<void> {
      await sql`
        delete from workspaces
        using memberships as own
        where own.workspace_id = workspaces.id and own.user_id = ${userId} and (
          own.role = 'owner'
          or not exists (select from memberships where workspace_id = workspaces.id and user_id <> ${userId})
        )
      `.execute(db)
    },
  }
}

type Row = Omit<MemberWorkspace, 'logo_url' | 'members_count' | 'created_at' | 'updated_at'> & {
  logo_name: string | null
  members_count: string | null
  created_at: Date
  updated_at: Date
}

function toWorkspace(row: Row): MemberWorkspace {
  return {
    id: row.id,
    name: row.name,
    logo_url: toAvatarUrl(row.logo_name),
    role: row.role,
    members_count: Number(row.members_count),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
