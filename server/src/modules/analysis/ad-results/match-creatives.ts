import type { CreativeMatch } from '@marquee/contract/ad-results'

/** The properties by which an analysed creative is matched. */
export interface MatchableCreative {
  id: string
  /** The id of the ad that the creative came from. */
  external_id: string | null
  name: string
}

interface UnmatchedAd {
  id: string
  external_id: string | null
  name: string
  creative_file: string | null
  analysis_id: string | null
}

interface AdMatch {
  id: string
  analysis_id: string
  match: CreativeMatch
}

/**
 * Finds the creative of each ad: by the ad's id, then by the file that the export names, then by the ad's name. A name that several
 * creatives share gives no match.
 * @returns only changed matches
 */
export function matchCreatives(ads: readonly UnmatchedAd[], creatives: readonly MatchableCreative[]): AdMatch[] {
  const byId = new Map(
    creatives.flatMap((creative) => (creative.external_id ? [[creative.external_id, creative.id]] : [])),
  )
  const byName = Map.groupBy(creatives, ({ name }) => toComparable(name))
  const findByName = (name: string | null): string | undefined => {
    const found = name === null || toComparable(name) === '' ? [] : (byName.get(toComparable(name)) ?? [])
    return found.length === 1 ? found[0]?.id : undefined
  }
  return ads.flatMap((ad): AdMatch[] => {
    const candidates: [CreativeMatch, string | undefined][] = [
      ['id', ad.external_id === null ? undefined : byId.get(ad.external_id)],
      ['file', findByName(ad.creative_file)],
      ['name', findByName(ad.name)],
    ]
    const [match, analysisId] = candidates.find(([, id]) => id !== undefined) ?? []
    return match === undefined || analysisId === undefined || analysisId === ad.analysis_id
      ? []
      : [{ id: ad.id, analysis_id: analysisId, match }]
  })
}

/** A file's name without its extension, in lower case, with punctuation replaced by spaces. */
function toComparable(name: string): string {
  return name
    .replace(/\.(?:png|jpe?g|webp|avif|gif|mp4|mov|webm)$/i, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
