import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import type { DesignRow } from './image-designs.repository.ts'

type Images = Tables['generated_images']
/** An image with the data of its design. */
export type ImageRow = Selectable<Images> &
  Pick<DesignRow, 'variation' | 'template_id' | 'document_id' | 'layout_tries'>
type ImageChanges = Pick<
  Updateable<Images>,
  | 'status'
  | 'asset_id'
  | 'document_version'
  | 'layout_faults'
  | 'failed_reason'
  | 'finished_at'
  | 'hold_id'
  | 'price'
  | 'request_key'
>

const UNFINISHED = ['queued', 'running'] as const

/** The SQL of generated images. Functions for members take the workspace; functions for background work take ids from the job. */
export function createGeneratedImageRepository(db: Database) {
  function images() {
    return db
      .selectFrom('generated_images')
      .innerJoin('image_designs', 'image_designs.id', 'generated_images.design_id')
      .selectAll('generated_images')
      .select([
        'image_designs.variation',
        'image_designs.template_id',
        'image_designs.document_id',
        'image_designs.layout_tries',
      ])
  }

  return {
    async newId(): Promise<string> {
      const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(db)
      return rows[0]?.id ?? ''
    },

    async insertImage(image: Insertable<Images>): Promise<void> {
      await db.insertInto('generated_images').values(image).execute()
    },

    /** All images of these orders, in the sequence of ordering. Removed images are included, because they count as paid. */
    listOfOrders(orderIds: readonly string[]): Promise<ImageRow[]> {
      return orderIds.length === 0
        ? Promise.resolve([])
        : images()
            .where('generated_images.order_id', 'in', orderIds)
            .orderBy('image_designs.variation')
            .orderBy('generated_images.id')
            .execute()
    },

    /** Removed images are included, because their credits still have to be settled. */
    listUnfinishedOfOrder(orderId: string): Promise<Selectable<Images>[]> {
      return db
        .selectFrom('generated_images')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('status', 'in', UNFINISHED)
        .orderBy('id')
        .execute()
    },

    listUnfinishedOfDesign(designId: string): Promise<Selectable<Images>[]> {
      return db
        .selectFrom('generated_images')
        .selectAll()
        .where('design_id', '=', designId)
        .where('status', 'in', UNFINISHED)
        .orderBy('id')
        .execute()
    },

    /** Whether an image of the design is finished already: its layout stays then. */
    async hasDrawnImage(designId: string): Promise<boolean> {
      const row = await db
        .selectFrom('generated_images')
        .select('id')
        .where('design_id', '=', designId)
        .where('status', '=', 'done')
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    find(workspaceId: string, id: string): Promise<ImageRow | undefined> {
      return images()
        .where('generated_images.workspace_id', '=', workspaceId)
        .where('generated_images.id', '=', id)
        .where('generated_images.deleted_at', 'is', null)
        .executeTakeFirst()
    },

    findByRequestKey(workspaceId: string, key: string): Promise<Selectable<Images> | undefined> {
      return db
        .selectFrom('generated_images')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('request_key', '=', key)
        .executeTakeFirst()
    },

    /** Reads the status again under the lock of the order: only an image that is still in work is settled. */
    async findStatus(id: string): Promise<Images['status'] | undefined> {
      const row = await db.selectFrom('generated_images').select('status').where('id', '=', id).executeTakeFirst()
      return row?.status
    },

    async update(id: string, changes: ImageChanges, now: Date): Promise<void> {
      await db
        .updateTable('generated_images')
        .set({ ...changes, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    async begin(ids: readonly string[], now: Date): Promise<void> {
      await db
        .updateTable('generated_images')
        .set({ status: 'running', updated_at: now })
        .where('id', 'in', ids)
        .where('status', 'in', UNFINISHED)
        .execute()
    },

    async setRating(id: string, rating: Images['rating'], now: Date): Promise<void> {
      await db.updateTable('generated_images').set({ rating, updated_at: now }).where('id', '=', id).execute()
    },

    async remove(id: string, now: Date): Promise<void> {
      await db.updateTable('generated_images').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute()
    },

    async countRunning(workspaceId: string): Promise<{ orders: number; images: number; finished: number }> {
      const { rows } = await sql<{ orders: number; images: number; finished: number }>`
        select count(distinct o.id)::int as orders, count(i.id)::int as images,
          (count(i.id) filter (where i.status not in ('queued', 'running')))::int as finished
        from image_orders o join generated_images i on i.order_id = o.id and i.deleted_at is null
        where o.workspace_id = ${workspaceId} and o.status in ('queued', 'running') and o.deleted_at is null
      `.execute(db)
      return rows[0] ?? { orders: 0, images: 0, finished: 0 }
    },

    /** Unfinished images that have not been updated since then, the oldest first: their jobs may be lost. */
    listStale(before: Date, limit: number): Promise<Selectable<Images>[]> {
      return db
        .selectFrom('generated_images')
        .selectAll()
        .where('status', 'in', UNFINISHED)
        .where('updated_at', '<', before)
        .orderBy('updated_at')
        .limit(limit)
        .execute()
    },
  }
}
