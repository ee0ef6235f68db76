import type { LayoutTry } from '@marquee/contract/image-generation'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

export type DesignRow = Selectable<Tables['image_designs']>
export type NewDesign = Insertable<Tables['image_designs']>

/** The SQL of designs. Their ids come from the workspace's own rows and jobs. */
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

    /** @returns false when the design already has its background */
    async setBackground(designId: string, backgroundAssetId: string, documentId: string, now: Date): Promise<boolean> {
      const result = await db
        .updateTable('image_designs')
        .set({ document_id: documentId, ground_asset_id: backgroundAssetId, updated_at: now })
        .where('id', '=', designId)
        .where('ground_asset_id', 'is', null)
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },

    /** Notes which layouts were tried, and the template and the document of the chosen one when it replaces the first. */
    async setLayout(
      designId: string,
      { layout_tries, ...replaced }: { layout_tries: LayoutTry[]; template_id?: string; document_id?: string },
      now: Date,
    ): Promise<void> {
      await db
        .updateTable('image_designs')
        .set({ ...replaced, layout_tries: JSON.stringify(layout_tries), updated_at: now })
        .where('id', '=', designId)
        .execute()
    },

    async listIdsOfOrder(orderId: string): Promise<string[]> {
      const rows = await db.selectFrom('image_designs').select('id').where('order_id', '=', orderId).execute()
      return rows.map(({ id }) => id)
    },

    /** @returns the number of times that the design has been postponed so far */
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
