import type { AdFilters } from '@marquee/contract/ads'
import type { Actor } from '../../../platform/http/actor.ts'
import { type AdService, chooseBestAds } from '../../library/library.public.ts'

const MOST_ADS = 12
/** Of each competitor, so that one that advertises much leaves room for the others. */
const ADS_PER_COMPETITOR = 3
const MOST_COMPETITOR_ADS = 6

interface Interests {
  niches: readonly string[]
  competitors: readonly string[]
  /** Two-letter codes; all languages when empty. */
  languages: readonly string[]
}

export interface FirstBoard {
  name: string
  /** At most 12, each once. */
  adIds: string[]
}

/**
 * A board of ads worth a look: the best ones by score in the person's languages, first those that run now, no two alike. It is the board of one niche, the first chosen one that the library has ads of:
 * beside a few ads of the competitors, that niche fills it, and the other niches what is left. Whoever has chosen nothing that the library
 * has gets ads of all of it.
 */
export async function chooseFirstBoard(
  ads: Pick<AdService, 'search'>,
  actor: Actor,
  { niches, competitors, languages }: Interests,
): Promise<FirstBoard> {
  /** In other languages only where the person's have none: a board of foreign words is better than an empty one. */
  async function best(filters: AdFilters, limit: number): Promise<string[]> {
    const understood = languages.length === 0 ? filters : { ...filters, language: [...languages] }
    const found = await chooseBestAds(ads, actor, understood, limit)
    return found.length > 0 || languages.length === 0 ? found : chooseBestAds(ads, actor, filters, limit)
  }

  const brands = competitors.slice(0, MOST_COMPETITOR_ADS)
  const ofCompetitors = (await Promise.all(brands.map((brand) => best({ brand }, ADS_PER_COMPETITOR)))).flat()
  const ofNiches = await Promise.all(
    niches.map(async (niche) => ({ niche, adIds: await best({ niche: [niche] }, MOST_ADS) })),
  )
  const known = ofNiches.filter(({ adIds }) => adIds.length > 0)
  const first = known.length === 0 ? ofCompetitors : ofCompetitors.slice(0, MOST_COMPETITOR_ADS)
  const chosen = [...first, ...known.flatMap(({ adIds }) => adIds)]
  const adIds = chosen.length > 0 ? chosen : await best({}, MOST_ADS)
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
