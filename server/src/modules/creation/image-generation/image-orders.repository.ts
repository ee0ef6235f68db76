import { imageOrder, type OrderStatus } from '@marquee/contract/image-generation'
import type { Insertable, Selectable } from 'kysely'
import { containsPattern } from '../../../platform/database/contains-pattern.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import { setDeletedAt } from '../../../platform/database/workspace-rows.ts'

type Row = Selectable<Tables['image_orders']>

/** The stored input of an order. */
const storedInput = imageOrder.pick({
  source: true,
  product_id: true,
  brand_profile_id: true,
  words: true,
  aspect_ratios: true,
  variations: true,
  maker: true,
})
export type OrderInput = ReturnType<typeof storedInput.parse>
export type OrderRow = Omit<Row, 'input'> & { input: OrderInput }
export type NewOrder = Omit<Insertable<Tables['image_orders']>, 'input'> & { input: OrderInput }

export interface OrderFilters {
  q: string | undefined
  status: OrderStatus | undefined
  source: Row['source_kind'] | undefined
  productId: string | undefined
  createdBy: string | undefined
  after: NewestPosition | null
  limit: number
}

/** The SQL of orders. Functions for members take the workspace; functions for background work take the id from the job. */
export function createImageOrderRepository(db: Database) {
  function orders(workspaceId: string) {
    return db.selectFrom('image_orders').selectAll().where('workspace_id', '=', workspaceId)
  }

  return {
    /** @returns the new id, or undefined when the workspace has used the idempotency key already */
    async insert({ input, ...order }: NewOrder): Promise<string | undefined> {
      const row = await db
        .insertInto('image_orders')
        .values({ ...order, input: JSON.stringify(input) })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    async findByKey(workspaceId: string, key: string): Promise<OrderRow | undefined> {
      const row = await orders(workspaceId).where('idempotency_key', '=', key).executeTakeFirst()
      return row && toOrder(row)
    },

    async find(workspaceId: string, id: string): Promise<OrderRow | undefined> {
      const row = await orders(workspaceId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
      return row && toOrder(row)
    },

    /** Locks the order until the transaction ends, so that other changes wait. Also finds a removed order. */
    async lock(id: string): Promise<OrderRow | undefined> {
      const row = await db.selectFrom('image_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      return row && toOrder(row)
    },

    async list(workspaceId: string, filters: OrderFilters): Promise<OrderRow[]> {
      const { q, status, source, productId, createdBy, after, limit } = filters
      let query = orders(workspaceId).where('deleted_at', 'is', null)
      if (q !== undefined) {
        const pattern = containsPattern(q)
        query = query.where((is) =>
          is.or([
            is('title', 'ilike', pattern),
            is('product_name', 'ilike', pattern),
            is('brand_name', 'ilike', pattern),
          ]),
        )
      }
      if (status !== undefined) {
        query = query.where('status', '=', status)
      }
      if (source !== undefined) {
        query = query.where('source_kind', '=', source)
      }
      if (productId !== undefined) {
        query = query.where('product_id', '=', productId)
      }
      if (createdBy !== undefined) {
        query = query.where('created_by', '=', createdBy)
      }
      if (after !== null) {
        query = query.where(isOlderThan(after))
      }
      const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toOrder)
    },

    async setStatus(id: string, status: OrderStatus, now: Date): Promise<void> {
      await db.updateTable('image_orders').set({ status, updated_at: now }).where('id', '=', id).execute()
    },

    /** @returns whether the workspace has such an order */
    async setDeletedAt(workspaceId: string, id: string, deletedAt: Date | null, now: Date): Promise<boolean> {
      return await setDeletedAt(db, 'image_orders', { workspaceId, id }, { deletedAt, now })
    },
  }
}

function toOrder({ input, ...row }: Row): OrderRow {
  return { ...row, input: storedInput.parse(input) }
}
