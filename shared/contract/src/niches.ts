/** The library's fixed list of niches that brands sell in; an ad has none, one or several. Lists show no others. */
export const niches = [
  'apparel',
  'books_hobbies',
  'cleaning',
  'coffee',
  'education',
  'electronics',
  'finance',
  'fitness',
  'footwear',
  'home_decor',
  'jewelry',
  'meal_kits',
  'mobility',
  'outdoor',
  'parenting',
  'pets',
  'real_estate',
  'skincare',
  'software',
  'supplements',
  'travel',
] as const
export type NicheSlug = (typeof niches)[number]

const known: ReadonlySet<string> = new Set(niches)

export function isNiche(slug: string): slug is NicheSlug {
  return known.has(slug)
}
