import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['wanted_brands']
export type WantedBrandRow = Selectable<Table>

/** A wanted brand with the matching brand of the library. */
export interface FoundBrand extends WantedBrandRow {
  brand_id: string
  brand_name: string
}

/** Matches an address and captures its host. */
const HOST_OF_WEBSITE = '^(?:https?://)?(?:www\\.)?([^:/?#]+)'
const LOT = 500

/** The SQL of wanted brands. Members' functions name the workspace. */
export function createWantedBrandRepository(db: Database) {
  return {
    async list(workspaceId: string, limit: number): Promise<WantedBrandRow[]> {
      return await db
        .selectFrom('wanted_brands')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
    },

    /** @returns undefined when the brand is wanted already */
    async insert(row: Insertable<Table>): Promise<WantedBrandRow | undefined> {
      return await db
        .insertInto('wanted_brands')
        .values(row)
        .onConflict((conflict) => conflict.columns(['workspace_id', 'name']).doNothing())
        .returningAll()
        .executeTakeFirst()
    },

    async findByName(workspaceId: string, name: string): Promise<WantedBrandRow | undefined> {
      return await db
        .selectFrom('wanted_brands')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('name', '=', name)
        .executeTakeFirst()
    },

    async remove(workspaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('wanted_brands')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Whether any workspace wants a brand. */
    async hasAny(): Promise<boolean> {
      return (await db.selectFrom('wanted_brands').select('id').limit(1).executeTakeFirst()) !== undefined
    },

    /** Wanted brands of all workspaces that the library now has, each once, without the placeholders for unknown advertisers. */
    async listFound(): Promise<FoundBrand[]> {
      const { rows } = await sql<FoundBrand>`
        select distinct on (wanted.id) wanted.*, brands.id as brand_id, brands.name as brand_name
        from wanted_brands as wanted
        join brands on not is_placeholder and (
          (wanted.kind = 'page_id' and brands.external_id = wanted.name)
          or (wanted.kind = 'website' and lower(substring(brands.website from ${HOST_OF_WEBSITE})) = wanted.name)
        )
        order by wanted.id, brands.id limit ${LOT}
      `.execute(db)
      return rows
    },
  }
}
