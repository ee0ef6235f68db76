import { niches } from '@marquee/contract/niches'

/** What buyers object to depends on the category: the niches of the library, and kinds of products that it has no niche for. */
export const writerCategories = [
  ...niches,
  'beauty',
  'haircare',
  'food_drink',
  'kitchen',
  'restaurants',
  'insurance',
  'events',
  'garden',
  'sleep',
] as const
export type WriterCategory = (typeof writerCategories)[number]
