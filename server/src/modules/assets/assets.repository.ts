import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { AssetTables } from './assets.tables.ts'

export type AssetRow = Selectable<AssetTables['assets']>

/** A row of somebody else's table that refers to an asset by a foreign key. */
interface ReferringColumn {
  table: string
  column: string
}

/** The only SQL of this module. What pages and other modules ask for is scoped by a workspace, and stored as a whole. */
export function createAssetRepository(database: Database) {
  const db = database.withTables<AssetTables>()

  /** Every column of the database with a foreign key to assets: a new one is found by itself. */
  async function listReferringColumns(): Promise<ReferringColumn[]> {
    const { rows } = await sql<ReferringColumn>`
      select tables.relname as table, columns.attname as column
      from pg_constraint
      cross join lateral unnest(conkey, confkey) as keys (referring, referred)
      join pg_class as tables on tables.oid = conrelid
      join pg_attribute as columns on columns.attrelid = conrelid and columns.attnum = keys.referring
      join pg_attribute as ids on ids.attrelid = confrelid and ids.attnum = keys.referred and ids.attname = 'id'
      where contype = 'f' and confrelid = 'assets'::regclass
    `.execute(db)
    return rows
  }

  return {
    /** An id that sorts by time, known before the row is written: it is part of the storage key. */
    async newId(): Promise<string> {
      const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
      return rows[0]?.id ?? ''
    },

    /** Files an upload whose bytes are on their way. */
    async begin(row: Insertable<AssetTables['assets']>): Promise<void> {
      await db.insertInto('assets').values(row).execute()
    },

    /** Says that the bytes are there. Fails on the unique key when the workspace has used the idempotency key. */
    finish(id: string, facts: Updateable<AssetTables['assets']>): Promise<AssetRow> {
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

    findByIdempotencyKey(workspaceId: string, key: string): Promise<AssetRow | undefined> {
      return db
        .selectFrom('assets')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', '=', key)
        .where('stored_at', 'is not', null)
        .executeTakeFirst()
    },

    /** Locks the assets and says that they were used now, so that the clean-up that runs at the same time leaves them. */
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

    /** Counts bytes to the workspace's quota. @returns false when they do not fit */
    async addUsage(workspaceId: string, bytes: number, now: Date): Promise<boolean> {
      await db
        .insertInto('asset_usage')
        .values({ workspace_id: workspaceId, bytes: 0, created_at: now, updated_at: now })
        .onConflict((on) => on.column('workspace_id').doNothing())
        .execute()
      const { numUpdatedRows } = await db
        .updateTable('asset_usage')
        .set({ bytes: sql`bytes + ${bytes}`, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where(sql<boolean>`bytes + ${bytes} <= quota_bytes`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Takes up to `limit` assets out of use that nobody refers to, and their bytes off the quotas. @returns how many */
    async retireUnused(usedBefore: Date, limit: number, now: Date): Promise<number> {
      const referring = await listReferringColumns()
      const retired = await db
        .updateTable('assets')
        .set({ stored_at: null, idempotency_key: null, updated_at: now })
        .where('id', 'in', (query) =>
          query
            .selectFrom('assets')
            .select('id')
            .where('stored_at', 'is not', null)
            .where('updated_at', '<', usedBefore)
            .where((is) =>
              is.and(
                referring.map(
                  ({ table, column }) =>
                    sql<boolean>`not exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = assets.id)`,
                ),
              ),
            )
            .orderBy('updated_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['workspace_id', 'size'])
        .execute()
      for (const { workspace_id, size } of retired.toSorted((a, b) => a.workspace_id.localeCompare(b.workspace_id))) {
        await db
          .updateTable('asset_usage')
          .set({ bytes: sql`greatest(bytes - ${size}, 0)`, updated_at: now })
          .where('workspace_id', '=', workspace_id)
          .execute()
      }
      return retired.length
    },

    /** Uploads that broke off and assets out of use, last touched before `before`. */
    listAbandoned(before: Date, limit: number): Promise<Pick<AssetRow, 'id' | 'storage_key'>[]> {
      return db
        .selectFrom('assets')
        .select(['id', 'storage_key'])
        .where('stored_at', 'is', null)
        .where('updated_at', '<', before)
        .orderBy('updated_at')
        .limit(limit)
        .execute()
    },

    /** Images that were stored before there were assets share a place when their bytes are the same. */
    async isKeyInUse(storageKey: string): Promise<boolean> {
      const row = await db
        .selectFrom('assets')
        .select('id')
        .where('storage_key', '=', storageKey)
        .where('stored_at', 'is not', null)
        .executeTakeFirst()
      return row !== undefined
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('assets').where('id', '=', id).where('stored_at', 'is', null).execute()
    },
  }
}

export type AssetRepository = ReturnType<typeof createAssetRepository>
