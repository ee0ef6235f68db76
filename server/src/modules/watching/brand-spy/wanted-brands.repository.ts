import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../../library/library.public.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Table = Tables['wanted_brands']
export type WantedBrandRow = Selectable<Table>

/** A wanted brand with the matching brand of the library. */
export interface FoundBrand extends WantedBrandRow {
  brand_id: string
  brand_name: string
}

/** A page or account of a source that belongs to a site or a name. */
interface FoundPage {
  provider: string
  target_kind: 'site' | 'name'
  target: string
  found_page: string
}

/** How many workspaces want a brand. */
interface WantedCount {
  kind: WantedBrandRow['kind']
  name: string
  workspaces: number
  first_wanted_at: Date
}
type WantedPlace = Pick<WantedCount, 'workspaces' | 'kind' | 'name'>

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

    /** What all workspaces want, the most wanted first. */
    async listEverywhere({ after, limit }: { after: WantedPlace | null; limit: number }): Promise<WantedCount[]> {
      const { rows } = await sql<WantedCount>`
        with counted as (
          select kind, lower(name) as name, count(*)::integer as workspaces, min(created_at) as first_wanted_at
          from wanted_brands group by kind, lower(name)
        )
        select * from counted
        where ${after === null}::boolean or
          (-workspaces, kind, name) > (${-(after?.workspaces ?? 0)}::integer, ${after?.kind ?? ''}, ${after?.name ?? ''})
        order by -workspaces, kind, name limit ${limit}
      `.execute(db)
      return rows
    },

    /**
     * Wanted brands of all workspaces that the common library now has, each once.
     * @param pages the pages that searches for sites and names have led to
     */
    async listFound(pages: readonly FoundPage[]): Promise<FoundBrand[]> {
      const { rows } = await sql<FoundBrand>`
        select distinct on (wanted.id) wanted.*, standing.id as brand_id, standing.name as brand_name
        from wanted_brands as wanted
        left join jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
          as found (provider text, target_kind text, target text, found_page text)
          on target = lower(wanted.name) and target_kind = case kind when 'website' then 'site' when 'name' then 'name' end
        join brands on (wanted.kind = 'page_id' and brands.external_id = wanted.name)
          or (wanted.kind = 'website' and lower(substring(brands.website from ${HOST_OF_WEBSITE})) = wanted.name)
          or (wanted.kind = 'name' and lower(brands.name) = lower(wanted.name))
          or (brands.source = found.provider and brands.external_id = found_page)
        join brands as standing on standing.id = standing_brand(brands.id)
        where ${isVisible(null, 'brands')}
        order by wanted.id, standing.id limit ${LOT}
      `.execute(db)
      return rows
    },
  }
}
