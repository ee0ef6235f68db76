import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type InvitationRow = Selectable<Tables['invitations']> & {
  workspace_name: string
  /** The name of the inviting user; null when their account was deleted. */
  inviter: string | null
}

/** The SQL of invitations. Every function names the workspace, except those that find an invitation by its link. */
export function createInvitationRepository(db: Database) {
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
    /** Up to `limit` invitations that are older than the given one, newest first: ids sort by time. */
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

    /** The already invited addresses, in lower case. */
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
    async insert(invitation: Insertable<Tables['invitations']>): Promise<string> {
      const row = await db.insertInto('invitations').values(invitation).returning('id').executeTakeFirstOrThrow()
      return row.id
    },

    /** @returns false when the invitation can no longer be accepted */
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
      changes: Partial<Pick<Selectable<Tables['invitations']>, 'expires_at' | 'accepted_at' | 'revoked_at'>>,
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
