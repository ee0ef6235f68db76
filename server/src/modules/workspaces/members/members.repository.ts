import type { WorkspaceRole } from '@marquee/contract/workspaces'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export interface MemberRow {
  id: string
  display_name: string
  email: string
  picture_name: string | null
  role: WorkspaceRole
  joined_at: Date
}

/** The SQL of the members of a workspace. Every function names the workspace. */
export function createMemberRepository(db: Database) {
  function selectMembers(workspaceId: string) {
    return db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select(['users.id', 'display_name', 'email', 'picture_name', 'role', 'memberships.created_at as joined_at'])
      .where('workspace_id', '=', workspaceId)
  }

  return {
    /** Makes changes of members run one after the other, so that seats are counted correctly. */
    async lock(workspaceId: string): Promise<void> {
      await db.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute()
    },

    /** Up to `limit` members after the given one. */
    list(workspaceId: string, after: string | null, limit: number): Promise<MemberRow[]> {
      let query = selectMembers(workspaceId)
      if (after !== null) {
        query = query.where('users.id', '>', after)
      }
      return query.orderBy('users.id').limit(limit).execute()
    },

    find(workspaceId: string, userId: string): Promise<MemberRow | undefined> {
      return selectMembers(workspaceId).where('users.id', '=', userId).executeTakeFirst()
    },

    /** Which of these addresses belong to members, in lower case. */
    async findAddresses(workspaceId: string, emails: readonly string[]): Promise<Set<string>> {
      const lower = emails.map((email) => email.toLowerCase())
      const rows = await selectMembers(workspaceId)
        .where(sql<string>`lower(email)`, 'in', lower)
        .execute()
      return new Set(rows.map(({ email }) => email.toLowerCase()))
    },

    /** The seats that are taken by members, and by invitations that have not expired. */
    async countSeats(workspaceId: string, now: Date): Promise<{ members: number; invited: number }> {
      const members = await db
        .selectFrom('memberships')
        .select((query) => query.fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('role', '<>', 'viewer')
        .executeTakeFirstOrThrow()
      const invited = await db
        .selectFrom('invitations')
        .select((query) => query.fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('role', '<>', 'viewer')
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return { members: Number(members.count), invited: Number(invited.count) }
    },

    async insert(membership: Insertable<Tables['memberships']>): Promise<void> {
      await db.insertInto('memberships').values(membership).execute()
    },

    async setRole(workspaceId: string, userId: string, role: WorkspaceRole, now: Date): Promise<void> {
      await db
        .updateTable('memberships')
        .set({ role, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .execute()
    },

    async delete(workspaceId: string, userId: string): Promise<void> {
      await db.deleteFrom('memberships').where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute()
    },
  }
}

export type MemberRepository = ReturnType<typeof createMemberRepository>
