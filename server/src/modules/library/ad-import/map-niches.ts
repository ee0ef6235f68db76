import { isNiche, type NicheSlug } from '@marquee/contract/niches'

/** The names that sources use for each of our niches, as slugs. */
const NAMES: Readonly<Record<NicheSlug, readonly string[]>> = {
  apparel: ['fashion', 'clothing', 'clothes', 'apparel_accessories', 'fashion_apparel'],
  books_hobbies: ['books', 'hobbies', 'hobby', 'arts_crafts', 'games', 'gaming', 'toys'],
  cleaning: ['household', 'cleaning_products', 'laundry'],
  coffee: ['tea', 'coffee_tea', 'beverages', 'drinks'],
  education: ['courses', 'e_learning', 'learning', 'online_courses'],
  electronics: ['consumer_electronics', 'tech', 'gadgets', 'technology'],
  finance: ['financial_services', 'fintech', 'banking', 'insurance', 'investing', 'crypto'],
  fitness: ['gym', 'sports_fitness', 'workout'],
  footwear: ['shoes', 'sneakers'],
  home_decor: ['home', 'home_living', 'home_garden', 'furniture', 'interior'],
  jewelry: ['jewellery', 'jewelry_watches', 'watches', 'accessories'],
  meal_kits: ['food', 'food_groceries', 'groceries', 'food_drink', 'food_beverage', 'restaurants'],
  mobility: ['bikes', 'bikes_mobility', 'cars', 'automotive', 'vehicles'],
  outdoor: ['sports', 'sports_outdoor', 'camping', 'hiking'],
  parenting: ['baby', 'kids', 'baby_kids', 'children', 'family'],
  pets: ['pet', 'pet_supplies', 'pet_food', 'animals'],
  real_estate: ['property', 'real_estate_energy', 'energy', 'housing'],
  skincare: ['beauty', 'cosmetics', 'beauty_skincare', 'makeup', 'personal_care', 'haircare'],
  software: ['saas', 'business_software', 'apps', 'b2b_software'],
  supplements: ['health', 'health_wellness', 'wellness', 'vitamins', 'nutrition'],
  travel: ['tourism', 'hotels', 'travel_tourism', 'vacation'],
}

const nicheByName: ReadonlyMap<string, NicheSlug> = new Map(
  Object.entries(NAMES).flatMap(([niche, names]) =>
    isNiche(niche) ? names.map((name) => [name, niche] as const) : [],
  ),
)

/**
 * The niches that slugs of a source stand for. A slug that is not a niche, such as "not_political", stays in the raw data of
 * the source and does not become a niche: lists of niches hold the library's own words only.
 */
export function mapNiches(slugs: readonly unknown[]): NicheSlug[] {
  const found = slugs.map((slug) => {
    const name = typeof slug === 'string' ? slug : ''
    return isNiche(name) ? name : nicheByName.get(name)
  })
  return [...new Set(found)].filter((niche) => niche !== undefined)
}
