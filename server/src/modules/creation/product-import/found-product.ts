import { NO_TERMS, type PriceTerms } from './prices/price-terms.ts'

/** The product data that one reading method has found on a page; empty where the page states nothing. */
export interface FoundProduct {
  name: string
  description: string
  price: string | null
  currency: string | null
  /** The words that belong to the price. */
  terms: PriceTerms
  /** Further amounts that are stated for the same product, as for its variants. */
  otherPrices: string[]
  /** The previous price, in the same currency. */
  listPrice: string | null
  /** An offer in words. */
  offer: string
  benefits: string[]
  category: string
  /** The rating on a scale of 5. */
  rating: number | null
  reviewCount: number | null
  reviews: FoundReview[]
  /** Absolute addresses. */
  images: string[]
}

export interface FoundReview {
  text: string
  author: string
  /** The rating on a scale of 5. */
  rating: number | null
}

export const NOTHING_FOUND: FoundProduct = {
  name: '',
  description: '',
  price: null,
  currency: null,
  terms: NO_TERMS,
  otherPrices: [],
  listPrice: null,
  offer: '',
  benefits: [],
  category: '',
  rating: null,
  reviewCount: null,
  reviews: [],
  images: [],
}

/** Takes each field from the first result that states it; a price and its currency come from the same result. */
export function mergeFound(all: readonly FoundProduct[]): FoundProduct {
  const first = <K extends keyof FoundProduct>(key: K): FoundProduct[K] =>
    (all.find((found) => !isEmpty(found[key])) ?? NOTHING_FOUND)[key]
  const priced = all.find(({ price }) => price !== null) ?? NOTHING_FOUND
  const rated = all.find(({ rating }) => rating !== null) ?? NOTHING_FOUND
  return {
    name: first('name'),
    description: first('description'),
    price: priced.price,
    currency: priced.currency ?? first('currency'),
    terms: priced.terms,
    otherPrices: priced.otherPrices,
    listPrice: priced.listPrice ?? first('listPrice'),
    offer: first('offer'),
    benefits: first('benefits'),
    category: first('category'),
    rating: rated.rating,
    reviewCount: rated.reviewCount ?? first('reviewCount'),
    reviews: first('reviews'),
    images: first('images'),
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
