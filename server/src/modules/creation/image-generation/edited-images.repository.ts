import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ImageGenerationTables } from './image-generation.tables.ts'

type Images = ImageGenerationTables['generated_images']

/** The SQL of images that are drawn again after their design was edited. */
export function createEditedImageRepository(database: Database) {
  const db = database.withTables<ImageGenerationTables>()

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

    async setDrawing(id: string, assetId: string, version: number, now: Date): Promise<void> {
      await db
        .updateTable('generated_images')
        .set({ asset_id: assetId, document_version: version, updated_at: now })
        .where('id', '=', id)
        .where('document_version', '<', version)
        .execute()
    },
  }
}
