import type { AdFilters } from '@marquee/contract/ad-filters'
import type { AdSummary } from '@marquee/contract/ads'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AdService } from './ads.service.ts'

/** The number of ads considered, enough to contain the best ones: the ads that run longest have the highest scores. */
const LOOKED_AT = 100
const ADS_PER_BRAND = 3
/** Ads without a score come after those with the lowest one. */
const UNSCORED = -1

/**
 * The best ads of a selection by score, running ads first; only one of several ads that look alike.
 * @returns at most `limit` ids
 */
export async function chooseBestAds(
  ads: Pick<AdService, 'search'>,
  actor: Actor,
  filters: AdFilters,
  limit: number,
): Promise<string[]> {
  const scope = { filters, sort: 'longest_running', includeUnverified: true } as const
  const running = { ...scope, filters: { ...filters, status: 'active' } as const }
  const chosen = new Map<string, string>()
  for (const wanted of [running, scope]) {
    const page = await ads.search(actor, wanted, { cursor: undefined, limit: LOOKED_AT, perBrand: ADS_PER_BRAND })
    for (const ad of page.ads.toSorted(
      (one, other) => (other.performance_score ?? UNSCORED) - (one.performance_score ?? UNSCORED),
    )) {
      if (chosen.size < limit && !chosen.has(getLikeness(ad))) {
        chosen.set(getLikeness(ad), ad.id)
      }
    }
    if (chosen.size === limit) {
      break
    }
  }
  return [...chosen.values()]
}

/** Variations of one idea share brand and headline; an ad without a headline is identified by its text. */
function getLikeness({ brand, title, body }: AdSummary): string {
  return JSON.stringify([brand?.id, title ?? body])
}
