import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import type { HandlerInput } from '@marquee/contract/endpoint'
import type { BrandProfile } from '@marquee/contract/brand-profiles'
import type { createImageOrder } from '@marquee/contract/image-generation'
import type { AdInspiration } from '@marquee/contract/image-words'
import type { Product } from '@marquee/contract/products'
import { composeCreative } from '@marquee/creative/compose-creative'
import type { CreativeDocument } from '@marquee/creative/document'
import type { ImageSubject } from '@marquee/creative/image-subject'
import type { Template } from '@marquee/creative/template'
import { invalid, refuseMissing } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService } from '../../library/library.public.ts'
import { type BrandProfileService, getDefaultLook, toCreativeLook } from '../brand-profiles/brand-profiles.service.ts'
import type { ProductService } from '../products/products.service.ts'
import { nameProduct, readInspiration } from '../writer/image-words.service.ts'
import { choosePictures, type ProductPhoto, toProductPhoto } from '../products/product-photo.service.ts'
import { describeProduct } from './choose-images.ts'
import { chooseTemplates } from './choose-templates.ts'
import { withoutRepeatedOffer } from './without-repeated-offer.ts'

/** A design: its template and the document to draw. */
export interface Design {
  templateId: string
  /** The templates that may replace it when the layout checks find faults, the most suitable first. */
  alternatives: string[]
  document: CreativeDocument
}

interface Direction {
  designs: Design[]
  productName: string | null
  brandName: string | null
  sourceName: string | null
}

interface Dependencies {
  ads: Pick<AdService, 'get'>
  products: Pick<ProductService, 'get'>
  profiles: Pick<BrandProfileService, 'get'>
  /** @throws DomainError 404 */
  findTemplate: (actor: Actor, id: string) => Promise<Template>
  listTemplates: (actor: Actor) => Promise<readonly Template[]>
  /** Whether an image of the workspace has a transparent background. */
  isCutout: (actor: Actor, assetId: string) => Promise<boolean>
  /** What an image of the workspace shows; null when it is not found within seconds. */
  findSubject: (actor: Actor, assetId: string) => Promise<ImageSubject | null>
}

type OrderInput = Omit<HandlerInput<typeof createImageOrder>['body'], 'idempotency_key'>

/** Converts an order into designs with templates, look and images. The same order always gives the same designs. */
export function createArtDirector({
  ads,
  products,
  profiles,
  findTemplate,
  listTemplates,
  isCutout,
  findSubject,
}: Dependencies) {
  async function findProduct(actor: Actor, id: string | null): Promise<Product | null> {
    return id === null
      ? null
      : refuseMissing('product_id', 'This product does not exist any more.', () => products.get(actor, id))
  }

  async function findProfile(actor: Actor, id: string | null): Promise<BrandProfile | null> {
    const message = 'This brand profile does not exist any more.'
    return id === null ? null : refuseMissing('brand_profile_id', message, () => profiles.get(actor, id))
  }

  async function readSource(actor: Actor, source: OrderInput['source']) {
    const nothing = { template: null, inspiration: null, name: null }
    if (source.kind === 'template') {
      const find = () => findTemplate(actor, source.template_id)
      const template = await refuseMissing('source.template_id', 'This template does not exist any more.', find)
      return { ...nothing, template, name: template.name }
    }
    if (source.kind === 'ad') {
      const get = () => ads.get(actor, source.ad_id)
      const ad = await refuseMissing('source.ad_id', 'This ad does not exist any more.', get)
      return { ...nothing, inspiration: readInspiration(ad), name: `Ad of ${mentionAdvertiser(ad)}` }
    }
    return nothing
  }

  async function findPhoto(actor: Actor, product: Product | null): Promise<ProductPhoto | null> {
    const first = product?.images[0]
    if (product === null || first === undefined) {
      return null
    }
    const [isCut, subject] = await Promise.all([isCutout(actor, first.id), findSubject(actor, first.id)])
    return toProductPhoto({ assetId: first.id, isCutout: isCut, subject }, product)
  }

  return {
    /**
     * @param skipped the number of designs that the order already has: the next ones differ from them
     * @throws DomainError 422 that names the fields of the input whose objects do not exist
     */
    async direct(actor: Actor, input: OrderInput, skipped = 0): Promise<Direction> {
      const [product, brand, source] = await Promise.all([
        findProduct(actor, input.product_id),
        findProfile(actor, input.brand_profile_id),
        readSource(actor, input.source),
      ])
      const photo = await findPhoto(actor, product)
      refuseSceneWithoutCutout(input, photo)
      const told = describeProduct(product, `${input.words.headline} ${toIdea(input)}`)
      const look = getLook(brand, product, source.inspiration)
      // A template that the user chose shows all that the user gave.
      const words = source.template === null ? withoutRepeatedOffer(input.words) : input.words
      const templates = chooseTemplates(await listTemplates(actor), {
        words,
        name: look.brand_name,
        ratios: input.aspect_ratios,
        chosen: source.template,
        inspiration: source.inspiration,
        seed: told,
      })
      if (templates.length === 0) {
        throw invalid({ aspect_ratios: ['No template is laid out for these formats together. Order them one by one.'] })
      }
      const designs = Array.from({ length: input.variations }, (_, index) => {
        const number = skipped + index
        const template = templates[number % templates.length] as Template
        const pictures = choosePictures(photo)
        return {
          templateId: template.id,
          alternatives:
            template === source.template ? [] : listAlternatives(templates, number, skipped + input.variations),
          document: composeCreative(template, { content: words, look, pictures }),
        }
      })
      return { designs, productName: product?.name ?? null, brandName: brand?.name ?? null, sourceName: source.name }
    },
  }
}

export type ArtDirector = ReturnType<typeof createArtDirector>

/** The most layouts that are tried in place of one with faults. */
const MOST_ALTERNATIVES = 3

/** Templates that no design of the order has; designs of one order get different ones. @param used the number of designs that have one */
function listAlternatives(templates: readonly Template[], number: number, used: number): string[] {
  return templates
    .slice(used)
    .filter((_, index) => index % used === number)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ id }) => id)
}

function toIdea({ source }: OrderInput): string {
  return source.kind === 'idea' ? source.idea : ''
}

function refuseSceneWithoutCutout({ maker }: OrderInput, photo: { isCutout: boolean } | null): void {
  if (maker === 'scene' && photo?.isCutout !== true) {
    throw invalid({ maker: ['A scene is painted around a product whose first photo is cut out. Cut it out first.'] })
  }
}

/** The brand's look; without a brand, a look that suits the product, in the mood of the inspiring ad. */
function getLook(brand: BrandProfile | null, product: Product | null, inspiration: AdInspiration | null) {
  const name = product === null ? '' : nameProduct(product).label
  return brand === null ? getDefaultLook(name, inspiration?.mood ?? null) : toCreativeLook(brand)
}
