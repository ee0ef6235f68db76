import type { Database } from '../../../platform/database/database.ts'

export interface StoredToken {
  id: string
  package: string
  name: string
  createdAt: Date
  revokedAt: Date | null
}

/** The SQL of release tokens, which are stored as hashes only. */
export function createReleaseTokenRepository(db: Database) {
  return {
    async insert(name: string, packageName: string, hash: string, now: Date): Promise<void> {
      await db
        .insertInto('release_tokens')
        .values({ name, package: packageName, token_hash: hash, created_at: now, updated_at: now })
        .execute()
    },

    async findActive(hash: string): Promise<{ package: string; name: string } | null> {
      const row = await db
        .selectFrom('release_tokens')
        .select(['package', 'name'])
        .where('token_hash', '=', hash)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return row ?? null
    },

    async list(): Promise<StoredToken[]> {
      const rows = await db.selectFrom('release_tokens').selectAll().orderBy('created_at').execute()
      return rows.map(({ id, package: packageName, name, created_at, revoked_at }) => ({
        id,
        package: packageName,
        name,
        createdAt: created_at,
        revokedAt: revoked_at,
      }))
    },

    /** @returns whether the token existed */
    async revoke(id: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('release_tokens')
        .set({ revoked_at: now, updated_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
