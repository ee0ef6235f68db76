import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type AssetRow = Selectable<Tables['assets']>

/** The SQL of assets. Functions for pages and other modules name the workspace and find only completely stored assets. */
export function createAssetRepository(db: Database) {
  async function beginUsage(workspaceId: string, now: Date): Promise<void> {
    await db
      .insertInto('asset_usage')
      .values({ workspace_id: workspaceId, bytes: 0, created_at: now, updated_at: now })
      .onConflict((on) => on.column('workspace_id').doNothing())
      .execute()
  }

  return {
    /** An id that sorts by time. It is made before the row is written, because it is part of the storage key. */
    async newId(): Promise<string> {
      const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
      return rows[0]?.id ?? ''
    },

    /** Creates the row of an upload in progress. */
    async begin(row: Insertable<Tables['assets']>): Promise<void> {
      await db.insertInto('assets').values(row).execute()
    },

    /** Marks an upload as complete. Fails on the unique key when the workspace has already used the idempotency key. */
    finish(id: string, facts: Updateable<Tables['assets']>): Promise<AssetRow> {
      return db.updateTable('assets').set(facts).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    },

    find(workspaceId: string, ids: readonly string[]): Promise<AssetRow[]> {
      return db
        .selectFrom('assets')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', ids)
        .where('stored_at', 'is not', null)
        .execute()
    },

    listAll(workspaceId: string): Promise<Pick<AssetRow, 'id' | 'content_type' | 'storage_key'>[]> {
      return db
        .selectFrom('assets')
        .select(['id', 'content_type', 'storage_key'])
        .where('workspace_id', '=', workspaceId)
        .where('stored_at', 'is not', null)
        .orderBy('id')
        .execute()
    },

    /** The assets of one kind that were stored last. */
    listNewest(workspaceId: string, kind: AssetRow['kind'], limit: number): Promise<AssetRow[]> {
      return db
        .selectFrom('assets')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('kind', '=', kind)
        .where('stored_at', 'is not', null)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    },

    findByIdempotencyKey(workspaceId: string, key: string): Promise<AssetRow | undefined> {
      return db
        .selectFrom('assets')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', '=', key)
        .where('stored_at', 'is not', null)
        .executeTakeFirst()
    },

    /** Those of the idempotency keys that belong to a stored file of the workspace. */
    async listKnownKeys(workspaceId: string, keys: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectFrom('assets')
        .select('idempotency_key')
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', 'in', keys)
        .where('stored_at', 'is not', null)
        .execute()
      return rows.flatMap(({ idempotency_key }) => idempotency_key ?? [])
    },

    /** Locks the assets and marks them as used now, so that a concurrent clean-up keeps them. */
    async use(workspaceId: string, ids: readonly string[], now: Date): Promise<AssetRow[]> {
      const locked = db
        .selectFrom('assets')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', ids)
        .where('stored_at', 'is not', null)
        .orderBy('id')
        .forUpdate()
      return db.updateTable('assets').set({ updated_at: now }).where('id', 'in', locked).returningAll().execute()
    },

    /** Adds bytes to the workspace's used quota. @returns false when they exceed it */
    async addUsage(workspaceId: string, bytes: number, now: Date): Promise<boolean> {
      await beginUsage(workspaceId, now)
      const { numUpdatedRows } = await db
        .updateTable('asset_usage')
        .set({ bytes: sql`bytes + ${bytes}`, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where(sql<boolean>`bytes + ${bytes} <= quota_bytes`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async findFreeBytes(workspaceId: string, now: Date): Promise<number> {
      await beginUsage(workspaceId, now)
      const { bytes, quota_bytes } = await db
        .selectFrom('asset_usage')
        .select(['bytes', 'quota_bytes'])
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirstOrThrow()
      return Number(quota_bytes) - Number(bytes)
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('assets').where('id', '=', id).where('stored_at', 'is', null).execute()
    },
  }
}
