import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface MemberTraces {
  email: string
  /** The keyed hash of the network from which the account was created; null when it is unknown. */
  network: string | null
}

/** The SQL of memberships for questions of the product itself, which are not asked on behalf of a member. */
export function createWorkspaceMemberRepository(db: Database) {
  return {
    /** The facts by which the members of a workspace are recognised. */
    async listMemberTraces(id: string): Promise<MemberTraces[]> {
      const { rows } = await sql<MemberTraces>`
        select users.email, users.sign_up_network as network
        from memberships join users on users.id = memberships.user_id
        where memberships.workspace_id = ${id}
      `.execute(db)
      return rows
    },

    /** Whether two workspaces have a member in common. */
    async haveCommonMember(first: string, second: string): Promise<boolean> {
      const row = await db
        .selectFrom('memberships as one')
        .innerJoin('memberships as other', 'other.user_id', 'one.user_id')
        .select('one.user_id')
        .where('one.workspace_id', '=', first)
        .where('other.workspace_id', '=', second)
        .executeTakeFirst()
      return row !== undefined
    },

    /** The given users who are members. */
    async keepMembers(workspaceId: string, userIds: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectFrom('memberships')
        .select('user_id')
        .where('workspace_id', '=', workspaceId)
        .where('user_id', 'in', userIds)
        .execute()
      return rows.map(({ user_id }) => user_id)
    },
  }
}
