import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type DesignRow = Selectable<Tables['image_designs']>
export type NewDesign = Insertable<Tables['image_designs']>

/** The SQL of designs. Their ids come from rows and jobs of the workspace's own. */
export function createImageDesignRepository(db: Database) {
  return {
    async insert(design: NewDesign): Promise<string> {
      return (await db.insertInto('image_designs').values(design).returning('id').executeTakeFirstOrThrow()).id
    },

    find(id: string): Promise<DesignRow | undefined> {
      return db.selectFrom('image_designs').selectAll().where('id', '=', id).executeTakeFirst()
    },

    async countOfOrder(orderId: string): Promise<number> {
      const row = await db
        .selectFrom('image_designs')
        .select(({ fn }) => fn.max('variation').as('last'))
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row?.last ?? 0
    },

    /** @returns false when the design has its background already */
    async setBackground(designId: string, backgroundAssetId: string, documentId: string, now: Date): Promise<boolean> {
      const result = await db
        .updateTable('image_designs')
        .set({ document_id: documentId, ground_asset_id: backgroundAssetId, updated_at: now })
        .where('id', '=', designId)
        .where('ground_asset_id', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    async listIdsOfOrder(orderId: string): Promise<string[]> {
      const rows = await db.selectFrom('image_designs').select('id').where('order_id', '=', orderId).execute()
      return rows.map(({ id }) => id)
    },

    /** @returns how often the design has been postponed by now */
    async postpone(designId: string, now: Date): Promise<number> {
      const row = await db
        .updateTable('image_designs')
        .set((column) => ({ postponements: column('postponements', '+', 1), updated_at: now }))
        .where('id', '=', designId)
        .returning('postponements')
        .executeTakeFirstOrThrow()
      return row.postponements
    },
  }
}
