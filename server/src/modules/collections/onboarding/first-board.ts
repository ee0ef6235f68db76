import type { AdFilters } from '@marquee/contract/ad-filters'
import type { Actor } from '../../../platform/http/actor.ts'
import { type AdService, chooseBestAds } from '../../library/library.public.ts'

const MOST_ADS = 12
/** Per competitor, so that a competitor with many ads leaves room for the others. */
const ADS_PER_COMPETITOR = 3
const MOST_COMPETITOR_ADS = 6

interface Interests {
  niches: readonly string[]
  competitors: readonly string[]
  /** Two-letter codes; empty for all languages. */
  languages: readonly string[]
}

export interface FirstBoard {
  name: string
  /** At most 12, without duplicates. */
  adIds: string[]
}

/**
 * Chooses the ads of a first board: the best ones by score in the user's languages, running ads first, without similar ads. The board
 * belongs to one niche, the first chosen one with ads in the library: a few ads of the competitors come first, then that niche fills the
 * board, and the other niches fill the rest. A user who has chosen nothing that the library has gets ads from the whole library.
 */
export async function chooseFirstBoard(
  ads: Pick<AdService, 'search'>,
  actor: Actor,
  { niches, competitors, languages }: Interests,
): Promise<FirstBoard> {
  /** Uses other languages only when the user's languages have no ads, because a board in a foreign language is better than an empty one. */
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
