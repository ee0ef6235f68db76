import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** A column of another module's table with a foreign key to assets. */
interface ReferringColumn {
  table: string
  column: string
}

/** The SQL that removes unused assets, over all workspaces. */
export function createAssetCleanUpRepository(db: Database) {
  /**
   * Every column of the database with a foreign key to assets; new columns are found automatically. A row that is removed with its asset
   * does not use it.
   */
  async function listReferringColumns(): Promise<ReferringColumn[]> {
    const { rows } = await sql<ReferringColumn>`
      select tables.relname as table, columns.attname as column
      from pg_constraint
      cross join lateral unnest(conkey, confkey) as keys (referring, referred)
      join pg_class as tables on tables.oid = conrelid
      join pg_attribute as columns on columns.attrelid = conrelid and columns.attnum = keys.referring
      join pg_attribute as ids on ids.attrelid = confrelid and ids.attnum = keys.referred and ids.attname = 'id'
      where contype = 'f' and confrelid = 'assets'::regclass and confdeltype <> 'c'
    `.execute(db)
    return rows
  }

  return {
    /** Retires up to `limit` assets without references, and subtracts their bytes from the quotas. @returns how many */
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

    /** Removes up to `limit` interrupted uploads and retired assets, last touched before `before`. @returns how many */
    async removeAbandoned(before: Date, limit: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('assets')
        .where('id', 'in', (query) =>
          query
            .selectFrom('assets')
            .select('id')
            .where('stored_at', 'is', null)
            .where('updated_at', '<', before)
            .orderBy('updated_at')
            .limit(limit),
        )
        .where('stored_at', 'is', null)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
