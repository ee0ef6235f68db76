import { z } from 'zod'
import { readTotal, type SearchShards } from '../../../../platform/search-engine/search-shards.ts'
import { comparePositions } from '../search/ad-order.ts'
import type { Match } from '../search/ad-search.repository.ts'
import type { FacetCount } from '../search/facet-counts.repository.ts'
import type { MatchSource } from '../search/match-source.ts'
import { facetNumber, joinId } from './document-ids.ts'
import { toCountQuery, toFacetQuery, toWindowQuery } from './engine-query.ts'
import type { SearchIndexRepository } from './search-index.repository.ts'

const TOTAL = "SHOW META LIKE 'total_found'"

const identity = { id: z.coerce.bigint(), id_high: z.coerce.bigint() }
const matchRows = z.array(z.object({ ...identity, brand: z.coerce.bigint(), sort_key: z.coerce.number().int() }))
const facetRows = z.array(
  z.object({ ...identity, facet_number: z.coerce.number().int(), ads_count: z.coerce.number().int() }),
)

interface Dependencies {
  shards: SearchShards
  repository: Pick<SearchIndexRepository, 'listFacets' | 'rank'>
}

/**
 * Finds matches with a search engine: each daemon finds those of its part, and they are joined here. The words of a match are ranked by
 * PostgreSQL, so a page has the same order.
 */
export function createEngineSource({ shards, repository }: Dependencies): MatchSource {
  const lexemes = new Map<number, string>()

  /** Facets are numbers in the engine; an ad that has an unknown one tells its name. */
  async function nameFacets(counts: ReadonlyMap<number, { ads_count: number; adId: string }>): Promise<FacetCount[]> {
    const unknown = [...counts].flatMap(([facet, { adId }]) => (lexemes.has(facet) ? [] : [adId]))
    if (unknown.length > 0) {
      for (const lexeme of await repository.listFacets([...new Set(unknown)])) {
        lexemes.set(facetNumber(lexeme), lexeme)
      }
    }
    return [...counts]
      .flatMap(([facet, { ads_count }]) => {
        const lexeme = lexemes.get(facet)
        return lexeme === undefined ? [] : [{ lexeme, ads_count }]
      })
      .toSorted((a, b) => b.ads_count - a.ads_count || (a.lexeme < b.lexeme ? -1 : 1))
  }

  /** An ad without a rank was removed a moment ago. */
  async function rankMatches(matches: readonly Match[], rankQuery: string): Promise<Match[]> {
    const adIds = matches.map(({ id }) => id)
    const ranks = await repository.rank(adIds, rankQuery)
    return matches.flatMap((match) => {
      const rank = ranks.get(match.id)
      return rank === undefined ? [] : [{ ...match, rank }]
    })
  }

  return {
    async readWindow({ criteria, order }, request) {
      const { after, until, size } = request
      const answers = await shards.askAll([toWindowQuery(criteria, order, request), TOTAL])
      const found = answers
        .flatMap(([rows]) => matchRows.parse(rows))
        .map(({ id, id_high, brand, sort_key }): Match => {
          const brandId = brand === 0n ? null : String(brand)
          return { id: joinId({ high: id_high, low: id }), brandId, key: sort_key, rank: 0 }
        })
        .toSorted((a, b) => comparePositions(a, b, order.direction))
        .slice(0, size)
      const last = found[size - 1]
      return {
        matches: criteria.rankQuery === null ? found : await rankMatches(found, criteria.rankQuery),
        end: last === undefined ? null : { key: last.key, id: last.id },
        // Later windows count only what follows.
        total: after === null && until === null ? sumTotals(answers) : null,
      }
    },

    async count(criteria, cap) {
      return Math.min(cap, sumTotals(await shards.askAll([toCountQuery(criteria), TOTAL])))
    },

    async countSet(criteria) {
      const answers = await shards.askAll([toFacetQuery(criteria), TOTAL])
      const counts = new Map<number, { ads_count: number; adId: string }>()
      for (const { facet_number: facet, ads_count, id, id_high } of answers.flatMap(([rows]) =>
        facetRows.parse(rows),
      )) {
        const former = counts.get(facet)?.ads_count ?? 0
        counts.set(facet, { ads_count: former + ads_count, adId: joinId({ high: id_high, low: id }) })
      }
      return { counts: await nameFacets(counts), isEstimate: false }
    },
  }
}

function sumTotals(answers: readonly (readonly unknown[][])[]): number {
  return answers.reduce((sum, [, meta]) => sum + readTotal(meta), 0)
}
