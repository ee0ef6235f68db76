import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberTables, SurroundingTables } from './members.tables.ts'

export type InvitationRow = Selectable<MemberTables['invitations']> & {
  workspace_name: string
  /** The name of who invites; null when the account is gone. */
  inviter: string | null
}

/** The SQL of invitations. All but what a link finds name the workspace. */
export function createInvitationRepository(database: Database) {
  const db = database.withTables<MemberTables & SurroundingTables>()
  const invitations = db
    .selectFrom('invitations')
    .innerJoin('workspaces', 'workspaces.id', 'workspace_id')
    .leftJoin('users', 'users.id', 'invited_by')
    .selectAll('invitations')
    .select(['workspaces.name as workspace_name', 'display_name as inviter'])

  function openOnes(workspaceId: string) {
    return invitations
      .where('workspace_id', '=', workspaceId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
  }

  return {
    /** Up to `limit` invitations that are older than the given one, the newest first: the ids are in the order of time. */
    list(workspaceId: string, before: string | null, limit: number): Promise<InvitationRow[]> {
      let query = openOnes(workspaceId)
      if (before !== null) {
        query = query.where('invitations.id', '<', before)
      }
      return query.orderBy('invitations.id', 'desc').limit(limit).execute()
    },

    listByIdempotencyKey(workspaceId: string, key: string): Promise<InvitationRow[]> {
      return invitations
        .where('workspace_id', '=', workspaceId)
        .where('invitations.idempotency_key', '=', key)
        .orderBy('invitations.id')
        .execute()
    },

    /** The addresses that are invited already, in lower case. */
    async listOpenAddresses(workspaceId: string): Promise<Set<string>> {
      const rows = await openOnes(workspaceId).execute()
      return new Set(rows.map(({ email }) => email.toLowerCase()))
    },

    findOpen(workspaceId: string, id: string): Promise<InvitationRow | undefined> {
      return openOnes(workspaceId).where('invitations.id', '=', id).executeTakeFirst()
    },

    find(id: string): Promise<InvitationRow | undefined> {
      return invitations.where('invitations.id', '=', id).executeTakeFirst()
    },

    findByTokenHash(hash: string): Promise<InvitationRow | undefined> {
      return invitations.where('token_hash', '=', hash).executeTakeFirst()
    },

    /** @returns its id */
    async insert(invitation: Insertable<MemberTables['invitations']>): Promise<string> {
      const row = await db.insertInto('invitations').values(invitation).returning('id').executeTakeFirstOrThrow()
      return row.id
    },

    /** @returns false when nobody can accept the invitation any more */
    async setToken(id: string, token_hash: string, now: Date): Promise<boolean> {
      const result = await db
        .updateTable('invitations')
        .set({ token_hash, updated_at: now })
        .where('id', '=', id)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async update(
      id: string,
      changes: Partial<Pick<Selectable<MemberTables['invitations']>, 'expires_at' | 'accepted_at' | 'revoked_at'>>,
      now: Date,
    ): Promise<void> {
      await db
        .updateTable('invitations')
        .set({ ...changes, updated_at: now })
        .where('id', '=', id)
        .execute()
    },
  }
}
