import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../homes/homes.service.ts'

/**
 * The brand that each brand is a part of in the end: itself when it stands alone. Ids that do not exist, or that the viewer does not
 * see, are left out.
 */
export async function findStandingIds(
  db: Database,
  brandIds: readonly string[],
  viewer: string | null,
): Promise<ReadonlyMap<string, string>> {
  if (brandIds.length === 0) {
    return new Map()
  }
  const { rows } = await sql<{ id: string; standing_id: string }>`
    select id, standing_brand(id) as standing_id from brands where id = any(${[...brandIds]}::uuid[])
      and ${isVisible(viewer, 'brands')}
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row.standing_id]))
}

/** The brand and those that are merged into it, directly or through others. */
export async function listPartIds(db: Database, brandId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive parts as (
      select ${brandId}::uuid as id
      union
      select brands.id from parts join brands on brands.merged_into_id = parts.id
    )
    select id from parts
  `.execute(db)
  return rows.map((row) => row.id)
}
