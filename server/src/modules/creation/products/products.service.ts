import type { StoredAsset } from '@marquee/contract/assets'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { createProduct, listProducts, Product, updateProduct } from '@marquee/contract/products'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { conflict, invalid, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { AssetService } from '../../workspaces/workspaces.public.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import { createProductRepository, type ProductContent, type ProductRecord } from './products.repository.ts'

interface Dependencies {
  db: Database
  clock: Clock
  assets: Pick<AssetService, 'find' | 'use'>
  profiles: Pick<BrandProfileService, 'exists'>
}

/** The rules of products. Every function answers 404 for an id of another workspace. */
export function createProductService({ db, clock, assets, profiles }: Dependencies) {
  return {
    /** A page of the workspace's products, newest first; `q` is searched in name and description. */
    async list(actor: Actor, { q, cursor, limit }: HandlerInput<typeof listProducts>['query']) {
      const after = decodeCursor(newestPosition, cursor)
      const words = q?.trim() || undefined
      const records = await createProductRepository(db).list(actor.workspaceId, { q: words, after, limit: limit + 1 })
      const { page, next_cursor } = takePage(records, limit, (last) => ({ created_at: last.created_at, id: last.id }))
      return {
        data: await withImages(actor, page),
        meta: { next_cursor },
      }
    },

    async get(actor: Actor, id: string): Promise<Product> {
      return withItsImages(actor, required(await createProductRepository(db).find(actor.workspaceId, id), 'product'))
    },

    /** Whether the workspace has this product; removed products do not count. */
    async exists(workspaceId: string, id: string): Promise<boolean> {
      return (await createProductRepository(db).find(workspaceId, id)) !== undefined
    },

    /** The names of these products by id, without removed products. */
    async listNames(workspaceId: string, ids: readonly string[]): Promise<Map<string, string>> {
      return new Map(ids.length === 0 ? [] : await createProductRepository(db).listNames(workspaceId, ids))
    },

    /** @throws DomainError 422 on `image_ids` or `brand_profile_id` when one does not belong to the workspace */
    async create(
      actor: Pick<Actor, 'workspaceId'>,
      body: HandlerInput<typeof createProduct>['body'],
    ): Promise<Product> {
      const { idempotency_key: key, ...input } = body
      const record = await db.transaction().execute(async (transaction) => {
        const products = createProductRepository(transaction)
        const content = await checkedContent(transaction, actor, input)
        await products.insert(actor.workspaceId, key, content, clock.now())
        return products.getByIdempotencyKey(actor.workspaceId, key)
      })
      return withItsImages(actor, record)
    },

    /** @throws DomainError 409 `version_conflict` when the product was saved in the meantime, 422 on `image_ids` as above */
    async update(actor: Actor, id: string, body: HandlerInput<typeof updateProduct>['body']): Promise<Product> {
      const { version, ...input } = body
      const record = await db.transaction().execute(async (transaction) => {
        const products = createProductRepository(transaction)
        const content = await checkedContent(transaction, actor, input)
        const stored = required(await products.lockVersion(actor.workspaceId, id), 'product')
        if (stored !== version) {
          throw conflict('Somebody else changed this product. Load it again to see the changes.', 'version_conflict')
        }
        await products.replace(actor.workspaceId, id, content, clock.now())
        return required(await products.find(actor.workspaceId, id), 'product')
      })
      return withItsImages(actor, record)
    },

    async delete(actor: Actor, id: string): Promise<void> {
      const now = clock.now()
      const wasDeleted = await createProductRepository(db).setDeletedAt(actor.workspaceId, id, now, now)
      if (!wasDeleted) {
        throw notFound('product')
      }
    },

    /** Restores a removed product; restoring an existing one changes nothing. */
    async restore(actor: Actor, id: string): Promise<Product> {
      const products = createProductRepository(db)
      await products.setDeletedAt(actor.workspaceId, id, null, clock.now())
      return withItsImages(actor, required(await products.find(actor.workspaceId, id), 'product'))
    },
  }

  async function checkedContent(
    transaction: Database,
    actor: Pick<Actor, 'workspaceId'>,
    input: ProductContent,
  ): Promise<ProductContent> {
    const imageIds = [...new Set(input.image_ids)]
    const used = await assets.use(transaction, actor.workspaceId, imageIds)
    const known = new Set(used.filter(({ kind }) => kind === 'image').map(({ id }) => id))
    if (imageIds.some((id) => !known.has(id))) {
      throw invalid({ image_ids: ['An image was not found. Upload it again.'] })
    }
    const { brand_profile_id: profileId } = input
    if (profileId !== null && !(await profiles.exists(transaction, actor.workspaceId, profileId))) {
      throw invalid({ brand_profile_id: ['This brand profile does not exist.'] })
    }
    return { ...input, image_ids: imageIds }
  }

  async function withItsImages(actor: Pick<Actor, 'workspaceId'>, record: ProductRecord): Promise<Product> {
    const [product] = await withImages(actor, [record])
    return required(product, 'product')
  }

  async function withImages(actor: Pick<Actor, 'workspaceId'>, records: readonly ProductRecord[]): Promise<Product[]> {
    const byId = await assetsById(
      actor,
      records.flatMap((record) => record.image_ids),
    )
    return records.map(({ image_ids, ...product }) => ({
      ...product,
      images: image_ids.flatMap((id) => byId.get(id) ?? []),
    }))
  }

  async function assetsById(actor: Pick<Actor, 'workspaceId'>, ids: string[]): Promise<Map<string, StoredAsset>> {
    const stored = await assets.find(actor.workspaceId, ids)
    return new Map(stored.map((asset) => [asset.id, asset]))
  }
}

export type ProductService = ReturnType<typeof createProductService>
