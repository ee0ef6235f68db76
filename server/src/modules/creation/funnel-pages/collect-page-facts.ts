import type { BrandProfile } from '@marquee/contract/brand-profiles'
import type { Product } from '@marquee/contract/products'
import { type PageFacts, toPageFacts } from '@marquee/funnel-pages/product-facts'
import { toRichText } from '@marquee/funnel-pages/rich-text'
import { selectPraise } from '../products/select-praise.ts'

const LONGEST_LINE = 300
const LONGEST_TEXT = 2000
const LONGEST_LABEL = 80

/**
 * What a page may say of a product and its brand: what they state, and nothing else.
 * @param language of the page, for the form of the price
 */
export function collectPageFacts(product: Product, brand: BrandProfile | null, language: string): PageFacts {
  const { name, url, description, category, benefits, offer, images } = product
  const { rating, review_count, reviews } = selectPraise(product)
  const website = brand?.website ?? null
  return toPageFacts({
    name: name.slice(0, LONGEST_LINE),
    link: [url, website].find((address) => address?.startsWith('https://')) ?? null,
    description,
    category: category.slice(0, LONGEST_LINE),
    price: formatPrice(product, language).slice(0, LONGEST_LABEL),
    benefits: benefits.map((benefit) => benefit.slice(0, LONGEST_TEXT)),
    offer: offer.slice(0, LONGEST_TEXT),
    rating,
    review_count,
    reviews: reviews.map((review) => ({ ...review, text: review.text.slice(0, LONGEST_TEXT) })),
    images: images
      .filter(({ kind }) => kind === 'image')
      .map(({ id }) => ({ asset_id: id, alt: name.slice(0, LONGEST_LINE) })),
    company: (brand?.name ?? '').slice(0, LONGEST_LINE),
    imprint: website === null ? [] : toRichText(website),
  })
}

/** A price as the language writes it; empty without one. */
function formatPrice({ price, currency }: Product, language: string): string {
  return price === null
    ? ''
    : new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
        Number(price),
      )
}
