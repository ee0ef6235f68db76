import { slug } from '@marquee/contract/ads'
import { brandSort } from '@marquee/contract/brand-insights'
import type { BrandSearch } from '../../api/brand-insights.ts'

export const DEFAULT_BRAND_SORT = 'active'

/** The search of brands that the address contains; invalid values are replaced by the defaults. */
export function readBrandSearch(parameters: URLSearchParams): BrandSearch {
  const sort = brandSort.safeParse(parameters.get('sort'))
  const niches = (parameters.get('niche') ?? '').split(',')
  return {
    q: parameters.get('q')?.trim() ?? '',
    niche: niches.filter((niche) => slug.safeParse(niche).success),
    followedOnly: parameters.get('followed') === 'only',
    sort: sort.success ? sort.data : DEFAULT_BRAND_SORT,
  }
}
