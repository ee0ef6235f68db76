import type { Product } from '@marquee/contract/products'

/** The rating from which on an ad may show it, out of 5. */
const GOOD_RATING = 4

type Judged = Pick<Product, 'rating' | 'review_count' | 'reviews'>

/**
 * What an ad may show of a product's reviews: a page lists complaints among them, and states low ratings too. A review without a rating
 * was chosen by the user or the shop.
 */
export function selectPraise({ rating, review_count, reviews }: Judged): Judged {
  const isGood = rating !== null && rating >= GOOD_RATING
  return {
    rating: isGood ? rating : null,
    review_count: isGood ? review_count : null,
    reviews: reviews.filter((review) => review.rating === null || review.rating >= GOOD_RATING),
  }
}
