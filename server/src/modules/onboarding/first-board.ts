import type { AdFilters } from '@marquee/contract/ads'
import type { Actor } from '../../platform/http/actor.ts'
import type { AdService } from '../ads/ads.service.ts'

const MOST_ADS = 12
/** Of each competitor, so that one that advertises much leaves room for the others. */
const ADS_PER_COMPETITOR = 3
const MOST_COMPETITOR_ADS = 6

interface Interests {
  niches: readonly string[]
  competitors: readonly string[]
}

/** "Inspiration for Pet food"; the first niche speaks for all. */
export function firstBoardName({ niches: [niche] }: Pick<Interests, 'niches'>): string {
  if (niche === undefined) {
    return 'Inspiration'
  }
  const words = niche.replaceAll('_', ' ')
  return `Inspiration for ${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/**
 * Ads worth a look: those that have run longest, first a few of the competitors, then of the niches; of the whole library for
 * somebody who has chosen nothing.
 * @returns at most 12 ids, each once
 */
export async function chooseFirstAds(
  ads: Pick<AdService, 'search'>,
  actor: Actor,
  chosen: Interests,
): Promise<string[]> {
  async function longestRunning(filters: AdFilters, limit: number): Promise<string[]> {
    const order = { sort: 'longest_running', includeUnverified: true, cursor: undefined, perBrand: 3 } as const
    return (await ads.search(actor, { ...order, filters, limit })).ads.map(({ id }) => id)
  }

  const brands = chosen.competitors.slice(0, MOST_COMPETITOR_ADS)
  const ofBrands = await Promise.all(brands.map((brand) => longestRunning({ brand }, ADS_PER_COMPETITOR)))
  const hasNiche = chosen.niches.length > 0
  const others = hasNiche || brands.length === 0
  const ofNiches = others ? await longestRunning(hasNiche ? { niche: [...chosen.niches] } : {}, MOST_ADS) : []
  const competitorAds = ofBrands.flat()
  const first = others ? competitorAds.slice(0, MOST_COMPETITOR_ADS) : competitorAds
  return [...new Set([...first, ...ofNiches])].slice(0, MOST_ADS)
}
