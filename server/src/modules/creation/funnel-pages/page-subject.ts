import type { BrandProfile } from '@marquee/contract/brand-profiles'
import type { Product } from '@marquee/contract/products'
import type { CreativeLook } from '@marquee/creative/look'
import { ifNotFound, invalid } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { detectTextLanguage } from '../../library/library.public.ts'
import { type BrandProfileService, getDefaultLook, toCreativeLook } from '../brand-profiles/brand-profiles.service.ts'
import type { RequireBrief } from '../image-generation/brief-images.service.ts'
import type { ProductService } from '../products/products.service.ts'

interface Dependencies {
  products: Pick<ProductService, 'get' | 'list'>
  profiles: Pick<BrandProfileService, 'get' | 'list'>
  requireBrief: RequireBrief
}

interface Wanted {
  product_id: string | null
  brand_profile_id: string | null
  brief_id: string | null
}

/** What a page is about. */
export interface PageSubject {
  product: Product | null
  brand: BrandProfile | null
  theme: CreativeLook
  /** The language of the product's texts, as BCP 47; English when it is unknown. */
  language: string
}

/** Finds the product and the brand of a page. */
export function createPageSubjects({ products, profiles, requireBrief }: Dependencies) {
  return {
    /** @throws DomainError 422 that names the fields whose objects do not exist */
    async find(actor: Actor, wanted: Wanted): Promise<PageSubject> {
      const brief = await findIf(wanted.brief_id, 'brief_id', 'brief', (id) => requireBrief(actor, id))
      const productId = wanted.product_id ?? brief?.product_id ?? null
      const product = await findIf(productId, 'product_id', 'product', (id) => products.get(actor, id))
      const profileId = wanted.brand_profile_id ?? brief?.brand_profile_id ?? product?.brand_profile_id ?? null
      const brand = await findIf(profileId, 'brand_profile_id', 'brand profile', (id) => profiles.get(actor, id))
      return toSubject(product, brand)
    },

    /** The given product and brand, else the newest ones. @throws DomainError 404 */
    async findNewest(
      actor: Actor,
      { product_id, brand_profile_id }: { product_id?: string | undefined; brand_profile_id?: string | undefined },
    ): Promise<PageSubject> {
      const product =
        product_id === undefined
          ? ((await products.list(actor, { limit: 1 })).data[0] ?? null)
          : await products.get(actor, product_id)
      const profileId = brand_profile_id ?? product?.brand_profile_id ?? null
      const brand =
        profileId === null
          ? ((await profiles.list(actor, { limit: 1 })).data[0] ?? null)
          : await profiles.get(actor, profileId)
      return toSubject(product, brand)
    },
  }
}

export type PageSubjects = ReturnType<typeof createPageSubjects>

function toSubject(product: Product | null, brand: BrandProfile | null): PageSubject {
  const texts = product === null ? '' : [product.name, ...product.benefits, product.description].join('. ')
  return {
    product,
    brand,
    theme: brand === null ? getDefaultLook(product?.name ?? '', null) : toCreativeLook(brand),
    language: detectTextLanguage(texts) ?? 'en',
  }
}

/** Finds an object by an id; one that does not exist is a fault of its field. */
async function findIf<T>(
  id: string | null,
  field: string,
  noun: string,
  find: (id: string) => Promise<T>,
): Promise<T | null> {
  if (id === null) {
    return null
  }
  return find(id).catch(
    ifNotFound(() => {
      throw invalid({ [field]: [`This ${noun} does not exist any more.`] })
    }),
  )
}
