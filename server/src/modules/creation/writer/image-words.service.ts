import type { CallOutput, HandlerInput } from '@marquee/contract/endpoint'
import type { AdInspiration, writeImageWords, WritingLanguage } from '@marquee/contract/image-words'
import type { Ad } from '@marquee/contract/ads'
import type { BrandProfile } from '@marquee/contract/brand-profiles'
import { formatProductPrice } from '@marquee/contract/format-product-price'
import type { Product } from '@marquee/contract/products'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService } from '../../library/library.public.ts'
import type { BrandProfileService } from '../brand-profiles/brand-profiles.service.ts'
import {
  type GenerationProviderService,
  ProviderFailure,
} from '../generation-providers/generation-providers.service.ts'
import { selectPraise } from '../products/product-praise.service.ts'
import type { ProductService } from '../products/products.service.ts'
import { chooseLanguage, describeUnused } from './choose-language.ts'
import { collectFacts, describeMissing, findQuestions } from './collect-facts.ts'
import { writeByModel } from './model-writer/write-by-model.ts'
import { listSourceTexts, readInspiration } from './read-inspiration.ts'
import { writeAngles } from './write-angles.ts'
import type { WritingBrief } from './writing-brief.ts'

export { nameProduct } from './name-product.ts'
export { listReasons, readTestimonial, toBenefitText, toPlainText } from './read-benefit-text.ts'
export { readInspiration } from './read-inspiration.ts'
export { readProductLanguage } from './read-product-language.ts'

interface Dependencies {
  ads: Pick<AdService, 'get'>
  products: Pick<ProductService, 'get'>
  profiles: Pick<BrandProfileService, 'get'>
  providers: Pick<GenerationProviderService, 'findText'>
}

type Request = HandlerInput<typeof writeImageWords>['body']
type Answer = CallOutput<typeof writeImageWords>

const NO_BRAND: WritingBrief['brand'] = { name: '', voice: '', audience: '', alwaysInclude: [], neverMention: [] }

/** Words for images: written by the configured model; without a model or after its failure, by our own rules. */
export function createImageWordService({ ads, products, profiles, providers }: Dependencies) {
  async function readBrief(actor: Actor, request: Request) {
    const [product, brand, ad] = await Promise.all([
      request.product_id === null ? null : products.get(actor, request.product_id),
      request.brand_profile_id === null ? NO_BRAND : profiles.get(actor, request.brand_profile_id).then(toBrand),
      request.ad_id === null ? null : ads.get(actor, request.ad_id),
    ])
    const inspiration = ad === null ? null : readInspiration(ad)
    const said = { brand, idea: request.idea, answers: request.answers, inspiration: toSource(ad, inspiration) }
    const unpriced: WritingBrief = { ...said, product: toProduct(product) }
    const choice = chooseLanguage(unpriced, request.language)
    const price = product === null ? '' : formatProductPrice(product, choice.language.locale)
    return { brief: { ...unpriced, product: { ...unpriced.product, price } }, inspiration, choice }
  }

  return {
    inspire: async (actor: Actor, adId: string): Promise<AdInspiration> => readInspiration(await ads.get(actor, adId)),

    /** The languages to ask the user about, because the texts do not tell theirs; none when it is known. @throws DomainError 404 */
    findLanguageCandidates: async (actor: Actor, request: Request): Promise<WritingLanguage[]> =>
      (await readBrief(actor, request)).choice.candidates,

    /** @throws DomainError 404 for a product, brand or ad that the workspace does not have */
    async write(actor: Actor, request: Request): Promise<Answer> {
      const { brief, inspiration, choice } = await readBrief(actor, request)
      const { language, wanted, notice, candidates } = choice
      const options = { framework: request.framework, round: request.round }
      const facts = collectFacts(brief, language)
      const questions = findQuestions(facts)
      const meta = { inspiration, questions, missing: describeMissing(facts), language_candidates: candidates }
      const unused = describeUnused(facts.unused, language.code)
      const writeEmbedded = (reason: string | null): Answer => ({
        data: writeAngles(brief, { ...options, language }),
        meta: { ...meta, written_by: 'embedded', model: null, notice: reason, written_in: language.code },
      })
      try {
        const provider = await providers.findText(actor.workspaceId)
        if (provider !== null) {
          const { angles, use } = await writeByModel(provider, brief, { ...options, language: wanted })
          return { data: angles, meta: { ...meta, written_by: 'model', model: use, notice: null, written_in: wanted } }
        }
      } catch (error) {
        if (!(error instanceof ProviderFailure)) {
          throw error
        }
        return writeEmbedded(
          [`${error.message} These words were written without it.`, unused].filter((text) => text !== null).join(' '),
        )
      }
      return writeEmbedded([notice, unused].filter((text) => text !== null).join(' ') || null)
    },
  }
}

export type ImageWordService = ReturnType<typeof createImageWordService>

function toBrand({ name, voice, audience, always_include, never_mention }: BrandProfile): WritingBrief['brand'] {
  return { name, voice, audience, alwaysInclude: always_include, neverMention: never_mention }
}

function toProduct(product: Product | null): WritingBrief['product'] {
  if (product === null) {
    return {
      name: '',
      description: '',
      benefits: [],
      offer: '',
      price: '',
      category: '',
      reviews: [],
      rating: '',
      reviewCount: null,
      language: null,
      currency: '',
      url: null,
    }
  }
  const { name, description, benefits, offer, category, language, currency, url } = product
  const { rating, review_count, reviews } = selectPraise(product)
  return {
    name,
    description,
    benefits,
    offer,
    price: '',
    category,
    reviews,
    rating: rating === null ? '' : `${rating} of 5`,
    reviewCount: review_count,
    language,
    currency,
    url,
  }
}

function toSource(ad: Ad | null, inspiration: AdInspiration | null): WritingBrief['inspiration'] {
  return ad === null || inspiration === null
    ? null
    : { hookType: inspiration.hook_type, sourceTexts: listSourceTexts(ad) }
}
