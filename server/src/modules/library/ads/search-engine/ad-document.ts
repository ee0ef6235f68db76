import type { SearchTerms } from '../search/search-terms.ts'
import { brandNumber, facetNumber, splitId } from './document-ids.ts'
import { toDocumentText } from './document-terms.ts'
import { TABLE } from './engine-query.ts'

/** What the engine has of an ad. Times are milliseconds since 1970. */
export interface AdDocument {
  ad_id: string
  build: number
  brand_id: string | null
  is_active: boolean
  started_ms: number
  run_key: number
  variations: number
  reach: number
  /** Null: never. */
  verified_ms: number | null
  seen_ms: number | null
  facets: readonly string[]
  terms: SearchTerms
}

/** Before every time that is searched for. */
const NEVER_MS = -1_000_000_000_000_000

const COLUMNS = 'id, build, id_high, brand, is_active, started_ms, run_key, variations, reach, verified_ms, seen_ms'

/** Writes documents anew, whether or not the daemon has them. */
export function toReplacement(documents: readonly AdDocument[]): string {
  return `REPLACE INTO ${TABLE} (${COLUMNS}, facets, terms) VALUES ${documents.map(toValues).join(', ')}`
}

function toValues(document: AdDocument): string {
  const { high, low } = splitId(document.ad_id)
  const { build, brand_id, is_active, started_ms, run_key, variations, reach, verified_ms, seen_ms } = document
  const numbers = [
    low,
    build,
    high,
    brandNumber(brand_id),
    is_active ? 1 : 0,
    started_ms,
    run_key,
    variations,
    reach,
    verified_ms ?? NEVER_MS,
    seen_ms ?? NEVER_MS,
  ]
  return `(${numbers.join(', ')}, (${document.facets.map(facetNumber).join(', ')}), '${toDocumentText(document.terms)}')`
}

export function toRemoval(adIds: readonly string[]): string {
  return `DELETE FROM ${TABLE} WHERE id IN (${adIds.map((id) => splitId(id).low).join(', ')})`
}

/** Removes what the last complete build did not contain. */
export function toRemovalBefore(build: number): string {
  return `DELETE FROM ${TABLE} WHERE build < ${build}`
}
