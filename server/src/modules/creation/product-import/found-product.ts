/** What one way of reading a page has found of its product; empty where the page does not state it. */
export interface FoundProduct {
  name: string
  description: string
  price: string | null
  currency: string | null
  /** What it cost before, in the same currency. */
  listPrice: string | null
  /** An offer in words. */
  offer: string
  benefits: string[]
  category: string
  /** Of 5. */
  rating: number | null
  reviewCount: number | null
  reviews: FoundReview[]
  /** Addresses, in full. */
  images: string[]
}

export interface FoundReview {
  text: string
  author: string
  /** Of 5. */
  rating: number | null
}

export const NOTHING_FOUND: FoundProduct = {
  name: '',
  description: '',
  price: null,
  currency: null,
  listPrice: null,
  offer: '',
  benefits: [],
  category: '',
  rating: null,
  reviewCount: null,
  reviews: [],
  images: [],
}

/** For each part the first that states it; a price and its currency come from the same place. */
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
