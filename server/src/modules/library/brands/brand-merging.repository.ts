import { SITE_SOURCE } from '@marquee/contract/site-hosts'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isVisible } from '../homes/homes.service.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type MergeableBrand = Pick<Selectable<Tables['brands']>, 'id' | 'name' | 'merged_into_id'>

/** The SQL that makes several brands one, and brands of sites. Call it in the transaction that moves their ads. */
export function createBrandMergingRepository(transaction: Database) {
  return {
    /** Locks these common brands until the transaction ends, in the order of their ids. */
    async lock(brandIds: readonly string[]): Promise<MergeableBrand[]> {
      return await transaction
        .selectFrom('brands')
        .select(['id', 'name', 'merged_into_id'])
        .where('id', 'in', [...brandIds])
        .where(isVisible(null, 'brands'))
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    /** @param mergedBy null when the merge was certain enough to need nobody */
    async merge(brandId: string, intoId: string, { mergedBy, now }: { mergedBy: string | null; now: Date }) {
      await transaction
        .updateTable('brands')
        .set({ merged_into_id: intoId, merged_by: mergedBy, merged_at: now, updated_at: now })
        .where('id', '=', brandId)
        .execute()
    },

    async split(brandId: string, now: Date): Promise<void> {
      await transaction
        .updateTable('brands')
        .set({ merged_into_id: null, merged_by: null, merged_at: null, updated_at: now })
        .where('id', '=', brandId)
        .execute()
    },

    async findOfSite(host: string): Promise<MergeableBrand | undefined> {
      return await transaction
        .selectFrom('brands')
        .select(['id', 'name', 'merged_into_id'])
        .where('source', '=', SITE_SOURCE)
        .where('external_id', '=', host)
        .forUpdate()
        .executeTakeFirst()
    },

    /** The common brands of sources that stand alone and name this site as theirs. */
    async listNamingSite(host: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from brands where merged_into_id is null and source <> ${SITE_SOURCE} and site_host(website) = ${host}
          and ${isVisible(null, 'brands')}
      `.execute(transaction)
      return rows.map((row) => row.id)
    },

    async insertOfSite(host: string, name: string, now: Date): Promise<string> {
      const { id } = await transaction
        .insertInto('brands')
        .values({
          source: SITE_SOURCE,
          external_id: host,
          name,
          website: `https://${host}`,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async hasParts(brandId: string): Promise<boolean> {
      const part = await transaction
        .selectFrom('brands')
        .select('id')
        .where('merged_into_id', '=', brandId)
        .limit(1)
        .executeTakeFirst()
      return part !== undefined
    },

    async remove(brandId: string): Promise<void> {
      await transaction.deleteFrom('brands').where('id', '=', brandId).execute()
    },
  }
}
