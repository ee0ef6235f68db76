import type {
  AdTemplate,
  createAdTemplate,
  getTemplatePreview,
  listAdTemplates,
  TemplatePreview,
} from '@marquee/contract/ad-templates'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { id as uuid } from '@marquee/contract/primitives'
import type { Product } from '@marquee/contract/products'
import { findBuiltInTemplate } from '@marquee/creative/built-in-templates'
import type { Template } from '@marquee/creative/template'
import sharp from 'sharp'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { ifNotFound, notFound, required } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import type { AssetService, ImageSubjectService } from '../../workspaces/workspaces.public.ts'
import { type ProductPhoto, toProductPhoto } from '../products/product-photo.service.ts'
import type { ProductService } from '../products/products.service.ts'
import { createAdTemplateRepository } from './ad-templates.repository.ts'
import { composePreview } from './compose-preview.ts'

interface Dependencies {
  db: Database
  clock: Clock
  products: Pick<ProductService, 'get' | 'list'>
  profiles: Pick<BrandProfileService, 'get' | 'list'>
  assets: Pick<AssetService, 'read'>
  imageSubjects: Pick<ImageSubjectService, 'getSoon'>
}

/** The time in ms that a preview waits for the subject of a photo that was uploaded just now. */
const SUBJECT_LIMIT_MS = 3000

/** A workspace's saved ad templates, favourites and preview content. Every function answers 404 for another workspace's template. */
export function createAdTemplateService({ db, clock, products, profiles, assets, imageSubjects }: Dependencies) {
  const repository = createAdTemplateRepository(db)

  /** @throws DomainError 404 when neither the product nor the workspace has this template */
  async function findTemplate(workspaceId: string, id: string): Promise<Template> {
    const own = uuid.safeParse(id).success ? await repository.find(workspaceId, id) : undefined
    return required(findBuiltInTemplate(id) ?? own, 'template')
  }

  async function findPhoto(actor: Actor, product: Product | undefined): Promise<ProductPhoto | null> {
    const image = product?.images[0]
    if (product === undefined || image === undefined) {
      return null
    }
    const [{ isOpaque }, subject] = await Promise.all([
      assets.read(actor.workspaceId, image.id).then((content) => sharp(content).stats()),
      imageSubjects.getSoon(actor, image.id, SUBJECT_LIMIT_MS),
    ])
    return toProductPhoto({ assetId: image.id, isCutout: !isOpaque, subject }, product)
  }

  return {
    findTemplate,

    /** A page of the workspace's own templates, newest first. */
    async list({ workspaceId }: Actor, { cursor, limit }: HandlerInput<typeof listAdTemplates>['query']) {
      const records = await repository.list(workspaceId, decodeCursor(newestPosition, cursor), limit + 1)
      const { page, next_cursor } = takePage(records, limit, ({ created_at, id }) => ({ created_at, id }))
      return { data: page, meta: { next_cursor } }
    },

    async create(actor: Actor, body: HandlerInput<typeof createAdTemplate>['body']): Promise<AdTemplate> {
      const { idempotency_key: key, ...content } = body
      return repository.insert(actor, key, content, clock.now())
    },

    /** @throws DomainError 404 */
    async delete({ workspaceId }: Actor, id: string): Promise<void> {
      const now = clock.now()
      if (!(await repository.setDeletedAt(workspaceId, id, now, now))) {
        throw notFound('template')
      }
    },

    /** Restores a removed template; restoring an existing one changes nothing. @throws DomainError 404 */
    async restore({ workspaceId }: Actor, id: string): Promise<AdTemplate> {
      await repository.setDeletedAt(workspaceId, id, null, clock.now())
      return required(await repository.find(workspaceId, id), 'template')
    },

    listFavorites(actor: Actor): Promise<string[]> {
      return repository.listFavorites(actor)
    },

    /** @throws DomainError 404 when a new favourite does not exist; a favourite can be removed even when its template is gone */
    async setFavorite(actor: Actor, templateId: string, isFavorite: boolean): Promise<string[]> {
      if (isFavorite) {
        await findTemplate(actor.workspaceId, templateId)
        await repository.addFavorite(actor, templateId, clock.now())
      } else {
        await repository.removeFavorite(actor, templateId)
      }
      return repository.listFavorites(actor)
    },

    /** The texts, look and images of a product and a brand; by default of the newest ones. */
    async getPreview(actor: Actor, wanted: HandlerInput<typeof getTemplatePreview>['query']): Promise<TemplatePreview> {
      const product =
        (await findNamed(wanted.product_id, (id) => products.get(actor, id))) ??
        (await products.list(actor, { limit: 1 })).data[0]
      const brand =
        (await findNamed(wanted.brand_profile_id ?? product?.brand_profile_id, (id) => profiles.get(actor, id))) ??
        (wanted.product_id === undefined ? (await profiles.list(actor, { limit: 1 })).data[0] : undefined)
      return composePreview(product, brand, await findPhoto(actor, product))
    },
  }
}

export type AdTemplateService = ReturnType<typeof createAdTemplateService>

/** The object with this id; undefined when no id is given or the object was removed. */
async function findNamed<T>(id: string | null | undefined, get: (id: string) => Promise<T>): Promise<T | undefined> {
  return id === null || id === undefined ? undefined : get(id).catch(ifNotFound(() => undefined))
}
