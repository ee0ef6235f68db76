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

export interface FirstBoard {
  name: string
  /** At most 12, each once. */
  adIds: string[]
}

/**
 * A board of ads worth a look: those that have run longest. It is the board of one niche, the first chosen one that the library has ads of:
 * beside a few ads of the competitors, that niche fills it, and the other niches what is left. Whoever has chosen nothing that the library
 * has gets ads of all of it.
 */
export async function chooseFirstBoard(
  ads: Pick<AdService, 'search'>,
  actor: Actor,
  { niches, competitors }: Interests,
): Promise<FirstBoard> {
  async function longestRunning(filters: AdFilters, limit: number): Promise<string[]> {
    const scope = { filters, sort: 'longest_running', includeUnverified: true } as const
    const page = await ads.search(actor, scope, { cursor: undefined, limit, perBrand: 3 })
    return page.ads.map(({ id }) => id)
  }

  const brands = competitors.slice(0, MOST_COMPETITOR_ADS)
  const ofCompetitors = (await Promise.all(brands.map((brand) => longestRunning({ brand }, ADS_PER_COMPETITOR)))).flat()
  const ofNiches = await Promise.all(
    niches.map(async (niche) => ({ niche, adIds: await longestRunning({ niche: [niche] }, MOST_ADS) })),
  )
  const known = ofNiches.filter(({ adIds }) => adIds.length > 0)
  const first = known.length === 0 ? ofCompetitors : ofCompetitors.slice(0, MOST_COMPETITOR_ADS)
  const chosen = [...first, ...known.flatMap(({ adIds }) => adIds)]
  const adIds = chosen.length > 0 ? chosen : await longestRunning({}, MOST_ADS)
  return { name: nameBoard(known[0]?.niche), adIds: [...new Set(adIds)].slice(0, MOST_ADS) }
}

/** "Inspiration for Pet food". */
function nameBoard(niche: string | undefined): string {
  if (niche === undefined) {
    return 'Inspiration'
  }
  const words = niche.replaceAll('_', ' ')
  return `Inspiration for ${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
