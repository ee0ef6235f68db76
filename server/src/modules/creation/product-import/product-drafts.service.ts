import type { StoredAsset } from '@marquee/contract/assets'
import {
  type CutOut,
  type DraftImage,
  type PriceChoice,
  type ProductDraft,
  productDraft,
} from '@marquee/contract/product-imports'
import { DomainError, invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type FetchPublic, WebRefusal } from '../../../platform/web/fetch-public.ts'
import { type AssetService, copyImage, cutOut } from '../../workspaces/workspaces.public.ts'
import { refuseAt, type UsePageAllowance } from '../../../platform/web/pages/page-allowance.ts'
import { NoProduct, readProduct } from './read-product.ts'
import type { OtherPrice } from './settle-price.ts'

interface Dependencies {
  fetchPublic: FetchPublic
  assets: Pick<AssetService, 'store' | 'read' | 'find'>
  useAllowance: UsePageAllowance
}

type Owner = Pick<Actor, 'workspaceId'> & { userId: string | null }

const MOST_IMAGES = 6
/** The minimum side in pixels; smaller images are icons and swatches. */
const LEAST_SIDE = 200

/** An amount in a currency that no longer exists must not be taken for one in the usual currency. */
function toStatedPrice({ amount, currency: stated, terms }: Omit<OtherPrice, 'amount'> & { amount: string | null }) {
  const currency = productDraft.shape.currency.safeParse(stated)
  return {
    price: currency.success || stated === null ? amount : null,
    currency: currency.success ? currency.data : null,
    price_before: terms.before,
    price_after: terms.after,
  }
}

type StatedPrice = ReturnType<typeof toStatedPrice>
const NO_PRICE = { price: null, currency: null, price_before: '', price_after: '' }

/** Both prices where the page states two, and otherwise none. */
function listChoices(data: StatedPrice, page: StatedPrice): PriceChoice[] {
  return data.price === null || page.price === null
    ? []
    : [
        { ...data, price: data.price, stated_by: 'data' },
        { ...page, price: page.price, stated_by: 'page' },
      ]
}

/** Product drafts read from pages, with images in the workspace's storage; users and imports create products from them. */
export function createProductDraftService({ fetchPublic, assets, useAllowance }: Dependencies) {
  async function cutOutAsset({ workspaceId, userId }: Owner, image: StoredAsset): Promise<CutOut | null> {
    const cut = await cutOut(await assets.read(workspaceId, image.id))
    const name = `${image.name.replace(/\.\w+$/, '')} (cut out).webp`
    if (cut === null) {
      return null
    }
    const file = { bytes: cut.image, kind: 'image', name, origin: 'generated' } as const
    return { ...(await assets.store({ workspaceId, userId }, file)), is_clean: cut.isClean }
  }

  /** @returns null for an image that could not be copied or is too small to show */
  async function copy(owner: Owner, address: string): Promise<DraftImage | null> {
    try {
      const original = await copyImage({ fetchPublic, assets }, address, owner)
      const isSmall = Math.min(original.width ?? 0, original.height ?? 0) < LEAST_SIDE
      return isSmall ? null : { original, cutout: await cutOutAsset(owner, original) }
    } catch (error) {
      if (error instanceof WebRefusal || error instanceof DomainError) {
        return null
      }
      throw error
    }
  }

  /** @throws WebRefusal or NoProduct, with a sentence for users */
  async function draft(owner: Owner, url: string): Promise<ProductDraft> {
    const { images: addresses, reviewCount, shownPrice, terms, ...read } = await readProduct(fetchPublic, url)
    const { listPrice: _listPrice, otherPrices: _otherPrices, ...found } = read
    const wanted = addresses.slice(0, MOST_IMAGES)
    const images = (await Promise.all(wanted.map((address) => copy(owner, address)))).filter((image) => image !== null)
    const stated = toStatedPrice({ amount: found.price, currency: found.currency, terms })
    const choices = listChoices(stated, shownPrice === null ? NO_PRICE : toStatedPrice(shownPrice))
    return {
      ...found,
      ...(choices.length > 0 ? NO_PRICE : stated),
      url,
      price_choices: choices,
      review_count: reviewCount,
      images: images.filter(
        (image, index) => images.findIndex((other) => other.original.hash === image.original.hash) === index,
      ),
      failed_images: wanted.length - images.length,
    }
  }

  return {
    draft,

    /** Does the same as `draft` for a form. @throws DomainError 422 on `url` with a sentence, 429 after too many reads */
    async readPage(actor: Actor, url: string): Promise<ProductDraft> {
      await useAllowance(actor)
      try {
        return await draft(actor, url)
      } catch (error) {
        throw error instanceof NoProduct ? invalid({ url: [error.message] }) : refuseAt('url', error)
      }
    },

    /**
     * Removes the background of one image of the workspace and stores the result as a new image.
     * @returns null when the background is not plain @throws DomainError 404 when the id is not that of an image of the workspace
     */
    async cutOut(actor: Actor, id: string): Promise<CutOut | null> {
      const [image] = await assets.find(actor.workspaceId, [id])
      if (image?.kind !== 'image') {
        throw new DomainError(404, 'This image does not exist.')
      }
      return cutOutAsset(actor, image)
    },
  }
}

export type ProductDraftService = ReturnType<typeof createProductDraftService>
