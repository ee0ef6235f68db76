import type { BrandProfile } from '@marquee/contract/brand-profiles'
import { formatProductPrice } from '@marquee/contract/format-product-price'
import type { Product } from '@marquee/contract/products'
import { pageLink } from '@marquee/funnel-pages/link'
import { type PageFacts, toPageFacts } from '@marquee/funnel-pages/product-facts'
import { toRichText } from '@marquee/funnel-pages/rich-text'
import { selectPraise } from '../products/product-praise.service.ts'
import { listReasons, nameProduct, readTestimonial, toPlainText } from '../writer/image-words.service.ts'

const LONGEST_LINE = 300
const LONGEST_TEXT = 2000
const LONGEST_LABEL = 80
const MOST_REVIEWS = 12

/**
 * What a page may say of a product and its brand: what they state, and nothing else. A shop's title is shortened to the name, and its list to
 * the reasons to buy.
 * @param language of the page, for the form of the price
 */
export function collectPageFacts(product: Product, brand: BrandProfile | null, language: string): PageFacts {
  const { url, description, category, benefits, offer, images } = product
  const { label: name } = nameProduct(product, language)
  const { rating, review_count, reviews } = selectPraise(product)
  const website = brand?.website ?? null
  return toPageFacts({
    name: name.slice(0, LONGEST_LINE),
    link: [url, website].find((address) => pageLink.safeParse(address).success) ?? null,
    description,
    category: category.slice(0, LONGEST_LINE),
    price: formatProductPrice(product, language, { trailingZeroDisplay: 'stripIfInteger' }).slice(0, LONGEST_LABEL),
    benefits: listReasons(benefits).map((benefit) => benefit.slice(0, LONGEST_TEXT)),
    offer: offer.slice(0, LONGEST_TEXT),
    rating,
    review_count,
    reviews: [...reviews, ...listTestimonials(benefits)]
      .map((review) => ({ ...review, text: review.text.slice(0, LONGEST_TEXT) }))
      .slice(0, MOST_REVIEWS),
    images: images
      .filter(({ kind }) => kind === 'image')
      .map(({ id }) => ({ asset_id: id, alt: name.slice(0, LONGEST_LINE) })),
    company: (brand?.name ?? '').slice(0, LONGEST_LINE),
    imprint: website === null ? [] : toRichText(website),
  })
}

/** What customers said among the benefits. */
function listTestimonials(benefits: readonly string[]) {
  return benefits
    .flatMap((text) => readTestimonial(toPlainText(text)) ?? [])
    .map((said) => ({ ...said, author: said.author.slice(0, LONGEST_LABEL), rating: null }))
}
