import { type Product, product } from '@marquee/contract/products'
import { type Selectable, sql } from 'kysely'
import { containsPattern } from '../../../platform/database/contains-pattern.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'
import { isOlderThan, type NewestPosition } from '../../../platform/database/newest-first.ts'
import { lockVersion, setDeletedAt } from '../../../platform/database/workspace-rows.ts'

/** A stored product: its images are asset ids. */
export type ProductRecord = Omit<Product, 'images'> & { image_ids: string[] }

/** The fields that a save writes. */
export type ProductContent = Omit<ProductRecord, 'id' | 'version' | 'created_at' | 'updated_at'>

interface ListOptions {
  q: string | undefined
  after: NewestPosition | null
  limit: number
}

/** The SQL of products. Every function names the workspace; another workspace's id finds nothing. */
export function createProductRepository(db: Database) {
  function products(workspaceId: string) {
    return db.selectFrom('products').selectAll().select(imageIds).where('workspace_id', '=', workspaceId)
  }

  return {
    /** Up to `limit` products that are not removed, newest first. */
    async list(workspaceId: string, { q, after, limit }: ListOptions): Promise<ProductRecord[]> {
      let query = products(workspaceId).where('deleted_at', 'is', null)
      if (q !== undefined) {
        const pattern = containsPattern(q)
        query = query.where((is) => is.or([is('name', 'ilike', pattern), is('description', 'ilike', pattern)]))
      }
      if (after !== null) {
        query = query.where(isOlderThan(after))
      }
      const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toRecord)
    },

    async find(workspaceId: string, id: string): Promise<ProductRecord | undefined> {
      const row = await products(workspaceId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
      return row && toRecord(row)
    },

    /** Pairs of id and name. */
    async listNames(workspaceId: string, ids: readonly string[]): Promise<Array<readonly [string, string]>> {
      const rows = await db
        .selectFrom('products')
        .select(['id', 'name'])
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute()
      return rows.map(({ id, name }) => [id, name] as const)
    },

    /** Also finds a product that was removed since: its key stays used. */
    async getByIdempotencyKey(workspaceId: string, key: string): Promise<ProductRecord> {
      return toRecord(await products(workspaceId).where('idempotency_key', '=', key).executeTakeFirstOrThrow())
    },

    /** @returns the new id, or undefined when the workspace has used the idempotency key already */
    async insert(workspaceId: string, key: string, content: ProductContent, now: Date): Promise<string | undefined> {
      const { image_ids, ...fields } = content
      const columns = { ...fields, reviews: JSON.stringify(fields.reviews) }
      const row = await db
        .insertInto('products')
        .values({ ...columns, workspace_id: workspaceId, idempotency_key: key, created_at: now, updated_at: now })
        .onConflict((on) => on.columns(['workspace_id', 'idempotency_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (row !== undefined) {
        await insertImages(row.id, image_ids, now)
      }
      return row?.id
    },

    /** Locks the product until the transaction ends, so that the second of two saves sees the version of the first. */
    async lockVersion(workspaceId: string, id: string): Promise<number | undefined> {
      return await lockVersion(db, 'products', { workspaceId, id }, sql`deleted_at is null`)
    },

    async replace(workspaceId: string, id: string, content: ProductContent, now: Date): Promise<void> {
      const { image_ids, ...fields } = content
      const columns = { ...fields, reviews: JSON.stringify(fields.reviews) }
      await db
        .updateTable('products')
        .set((column) => ({ ...columns, version: column('version', '+', 1), updated_at: now }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
      await db.deleteFrom('product_images').where('product_id', '=', id).execute()
      await insertImages(id, image_ids, now)
    },

    /** Sets or clears the time of removal. @returns whether the workspace has such a product */
    async setDeletedAt(workspaceId: string, id: string, deletedAt: Date | null, now: Date): Promise<boolean> {
      return await setDeletedAt(db, 'products', { workspaceId, id }, { deletedAt, now })
    },
  }

  async function insertImages(productId: string, assetIds: readonly string[], now: Date): Promise<void> {
    if (assetIds.length > 0) {
      await db
        .insertInto('product_images')
        .values(
          assetIds.map((asset_id, position) => ({
            product_id: productId,
            position,
            asset_id,
            created_at: now,
            updated_at: now,
          })),
        )
        .execute()
    }
  }
}

const imageIds = sql<
  string[]
>`array(select asset_id from product_images where product_id = products.id order by position)`.as('image_ids')

type Row = Selectable<Tables['products']> & { image_ids: string[] }

function toRecord(row: Row): ProductRecord {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    description: row.description,
    price: row.price,
    price_before: row.price_before,
    price_after: row.price_after,
    currency: product.shape.currency.parse(row.currency),
    benefits: row.benefits,
    offer: row.offer,
    category: row.category,
    language: row.language,
    rating: row.rating === null ? null : Number(row.rating),
    review_count: row.review_count,
    reviews: row.reviews,
    brand_profile_id: row.brand_profile_id,
    image_ids: row.image_ids,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
