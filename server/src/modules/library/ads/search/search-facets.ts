import { type AdFacet, adFacets } from '@marquee/contract/ad-facets'
import { type AgeBand, SPEND_FLOORS, type SpendBand, spendBands, type VideoLength } from '@marquee/contract/ad-bands'
import type { AdSource, AssetType, Tier } from '@marquee/contract/ads'
import { TIER_FLOORS, tiers } from '@marquee/contract/ads'

/** Facets are lexemes in the same column as the words; a word never contains a colon, so the two cannot be confused. */
const FACET_PREFIXES = {
  platform: 'p',
  format: 'f',
  status: 'x',
  niche: 'n',
  country: 'c',
  language: 'l',
  cta: 'a',
  market: 'm',
  page_type: 'g',
  tier: 't',
  video_length: 'v',
  age: 'o',
  gender: 's',
  spend: 'b',
  source: 'r',
  known: 'k',
} as const
export type Facet = keyof typeof FACET_PREFIXES

/** The lexeme of a facet value, for example `f:video`. */
export function facetLexeme(facet: Facet, value: string): string {
  return `${FACET_PREFIXES[facet]}:${value}`
}

/** The value in a lexeme of this facet; null for a lexeme of another facet. */
export function facetValue(facet: AdFacet, lexeme: string): string | null {
  const prefix = facetLexeme(facet, '')
  return lexeme.startsWith(prefix) ? lexeme.slice(prefix.length) : null
}

/** `k:start`: the source says when the ad started. */
export const KNOWN_START = facetLexeme('known', 'start')

type Optional<T> = T | null | undefined
/** What the video of an ad says, in its order. */
export type TranscriptLines = Optional<readonly { text: string }[]>

/** `k:transcript`: the source says what the video says. */
export const KNOWN_TRANSCRIPT = facetLexeme('known', 'transcript')

/** The properties of an ad that filters use. */
export interface FacetedAd {
  source: AdSource
  status: 'active' | 'inactive' | 'unknown'
  platforms: readonly string[]
  asset_type: AssetType
  niches: readonly string[]
  countries: readonly string[]
  languages: readonly string[]
  cta_type?: Optional<string>
  market_target?: Optional<string>
  page_type?: Optional<string>
  media: readonly { kind: 'image' | 'video'; duration_s?: Optional<number> }[]
  age_min?: Optional<number>
  age_max?: Optional<number>
  gender?: Optional<string>
  eu_total_reach?: Optional<number>
}

/**
 * The facet lexemes that are searched. The status is not one of them: each half of the search table has one status.
 * @param counted the ad's {@link countedFacets}
 */
export function searchedFacets(
  ad: { has_known_start: boolean; transcript?: TranscriptLines },
  counted: readonly string[],
): string[] {
  const searched = counted.filter((lexeme) => facetValue('status', lexeme) === null)
  return [
    ...searched,
    ...(ad.has_known_start ? [KNOWN_START] : []),
    ...(ad.transcript?.length ? [KNOWN_TRANSCRIPT] : []),
  ]
}

/** The facet lexemes that are counted for the choices of the filters, each once, without the tier: {@link tierFacets}. */
export function countedFacets(ad: FacetedAd): string[] {
  const values: Record<AdFacet, readonly Optional<string>[]> = {
    platform: ad.platforms,
    format: [ad.asset_type],
    status: [ad.status === 'unknown' ? null : ad.status],
    niche: ad.niches,
    country: ad.countries,
    language: ad.languages,
    cta: [ad.cta_type],
    market: [ad.market_target],
    page_type: [ad.page_type],
    tier: [],
    video_length: [toVideoLength(ad)],
    age: listAgeBands(ad),
    gender: [ad.gender],
    spend: [toSpendBand(ad.eu_total_reach)],
    source: [ad.source],
  }
  const lexemes = new Set<string>()
  for (const facet of adFacets) {
    for (const value of values[facet]) {
      if (value !== null && value !== undefined) {
        lexemes.add(facetLexeme(facet, value))
      }
    }
  }
  return [...lexemes]
}

/** The facet lexemes that an ad has by its score, which is computed when its other facets are stored: at most one. */
export function tierFacets(score: number | null): string[] {
  const tier = toTier(score)
  return tier === null ? [] : [facetLexeme('tier', tier)]
}

/** The tier of a performance score; null below the lowest one. */
export function toTier(score: number | null): Tier | null {
  return score === null ? null : (tiers.findLast((tier) => score >= TIER_FLOORS[tier]) ?? null)
}

/** An estimate: the cost of an ad grows with its reach; null when the reach is unknown. */
export function toSpendBand(reach: Optional<number>): SpendBand | null {
  return reach === null || reach === undefined
    ? null
    : (spendBands.findLast((band) => reach >= SPEND_FLOORS[band]) ?? null)
}

const LENGTHS: readonly { band: VideoLength; upTo: number }[] = [
  { band: 'up_to_15', upTo: 15 },
  { band: '16_30', upTo: 30 },
  { band: '31_60', upTo: 60 },
  { band: 'over_60', upTo: Number.POSITIVE_INFINITY },
]

/** Rounds to whole seconds, so that a video of 15.04 s counts as 15 s, as every player shows it. */
function toVideoLength({ media }: FacetedAd): VideoLength | null {
  const seconds = media.find(({ kind, duration_s }) => kind === 'video' && typeof duration_s === 'number')?.duration_s
  return typeof seconds === 'number' ? (LENGTHS.find(({ upTo }) => Math.floor(seconds) <= upTo)?.band ?? null) : null
}

const AGES: readonly { band: AgeBand; from: number; to: number }[] = [
  { band: '13_17', from: 13, to: 17 },
  { band: '18_24', from: 18, to: 24 },
  { band: '25_34', from: 25, to: 34 },
  { band: '35_44', from: 35, to: 44 },
  { band: '45_54', from: 45, to: 54 },
  { band: '55_64', from: 55, to: 64 },
  { band: '65_plus', from: 65, to: Number.POSITIVE_INFINITY },
]

/** Every band that the range overlaps; none when the ages are unknown. */
function listAgeBands({ age_min, age_max }: FacetedAd): AgeBand[] {
  const isUnknown = typeof age_min !== 'number' && typeof age_max !== 'number'
  const from = age_min ?? 0
  const to = age_max ?? Number.POSITIVE_INFINITY
  return isUnknown ? [] : AGES.filter((band) => band.from <= to && band.to >= from).map(({ band }) => band)
}
