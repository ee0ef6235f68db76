import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ImageRow } from './generated-images.repository.ts'

const NAMES = ['image_orders.title', 'image_orders.product_name', 'image_orders.brand_name'] as const

type BriefImageRow = ImageRow & { title: string; product_name: string | null; brand_name: string | null }

/** The SQL of images that are attached to briefs. Every function names the workspace. */
export function createBriefImageRepository(db: Database) {
  return {
    /** Removed images are left out. */
    list(workspaceId: string, briefId: string): Promise<BriefImageRow[]> {
      return db
        .selectFrom('brief_images')
        .innerJoin('generated_images', 'generated_images.id', 'brief_images.image_id')
        .innerJoin('image_designs', 'image_designs.id', 'generated_images.design_id')
        .innerJoin('image_orders', 'image_orders.id', 'generated_images.order_id')
        .selectAll('generated_images')
        .select([
          'image_designs.variation',
          'image_designs.template_id',
          'image_designs.document_id',
          'image_designs.layout_tries',
          ...NAMES,
        ])
        .where('brief_images.workspace_id', '=', workspaceId)
        .where('brief_images.brief_id', '=', briefId)
        .where('generated_images.deleted_at', 'is', null)
        .orderBy('brief_images.position')
        .orderBy('brief_images.image_id')
        .execute()
    },

    async countFinished(workspaceId: string, ids: readonly string[]): Promise<number> {
      if (ids.length === 0) {
        return 0
      }
      const row = await db
        .selectFrom('generated_images')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', ids)
        .where('status', '=', 'done')
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async add(workspaceId: string, briefId: string, ids: readonly string[], now: Date): Promise<void> {
      if (ids.length === 0) {
        return
      }
      const next = sql<number>`(select coalesce(max(position), 0) from brief_images where brief_id = ${briefId})`
      await db
        .insertInto('brief_images')
        .values(
          ids.map((image_id, index) => ({
            workspace_id: workspaceId,
            brief_id: briefId,
            image_id,
            position: sql<number>`${next} + ${index + 1}`,
            created_at: now,
            updated_at: now,
          })),
        )
        .onConflict((on) => on.columns(['brief_id', 'image_id']).doNothing())
        .execute()
    },

    async remove(workspaceId: string, briefId: string, imageId: string): Promise<void> {
      await db
        .deleteFrom('brief_images')
        .where('workspace_id', '=', workspaceId)
        .where('brief_id', '=', briefId)
        .where('image_id', '=', imageId)
        .execute()
    },
  }
}
