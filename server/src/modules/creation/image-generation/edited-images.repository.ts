import type { LayoutFault } from '@marquee/creative/layout-fault'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type Images = Tables['generated_images']

/** The SQL of images that are redrawn after their design was edited. */
export function createEditedImageRepository(db: Database) {
  return {
    /** Finished images of a design that show an older version of its document. */
    listOutdated(designId: string, version: number): Promise<Selectable<Images>[]> {
      return db
        .selectFrom('generated_images')
        .selectAll()
        .where('design_id', '=', designId)
        .where('status', '=', 'done')
        .where('deleted_at', 'is', null)
        .where('document_version', '<', version)
        .orderBy('id')
        .execute()
    },

    async setDrawing(
      id: string,
      { assetId, version, faults }: { assetId: string; version: number; faults: readonly LayoutFault[] },
      now: Date,
    ): Promise<void> {
      await db
        .updateTable('generated_images')
        .set({
          asset_id: assetId,
          document_version: version,
          layout_faults: JSON.stringify(faults),
          updated_at: now,
        })
        .where('id', '=', id)
        .where('document_version', '<', version)
        .execute()
    },
  }
}
