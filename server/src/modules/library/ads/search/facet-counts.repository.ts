import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { conditions, hasStatus, inSample, type SampleRate } from './ad-conditions.repository.ts'
import type { AdCriteria } from './ad-criteria.ts'

export interface FacetCount {
  /** For example `f:video`. */
  lexeme: string
  ads_count: number
}

interface CountedFacets {
  counts: FacetCount[]
  /** The number of matching ads that were examined. */
  looked: number
}

/** The SQL of counting facets. */
export function createFacetCountRepository(db: Database) {
  return {
    /** The number of common ads with each facet, most frequent first, as of the last import. */
    async listAll(): Promise<FacetCount[]> {
      const { rows } = await sql<FacetCount>`
        select lexeme, ads_count from ad_facet_counts order by ads_count desc, lexeme
      `.execute(db)
      return rows
    },

    /** The number of ads with each facet among at most `cap` matches in the sample, most frequent first. */
    async count(criteria: AdCriteria, rate: SampleRate, cap: number): Promise<CountedFacets> {
      const { rows } = await sql<{ lexeme: string | null; ads_count: number }>`
        with matches as materialized (
          select facets from ad_search
          where ${inSample(rate)} and ${hasStatus(criteria)} and ${conditions(criteria, 'ad_search')}
          limit ${cap}
        )
        select lexeme, count(*)::integer as ads_count from (
          -- Not in the FROM clause, where each row's lexemes would be stored before they are read.
          select unnest(facets) as lexeme from matches
        ) as counted group by lexeme
        union all select null, count(*)::integer from matches
        order by ads_count desc, lexeme
      `.execute(db)
      return {
        counts: rows.filter((row): row is FacetCount => row.lexeme !== null),
        looked: rows.find((row) => row.lexeme === null)?.ads_count ?? 0,
      }
    },
  }
}
export type FacetCountRepository = ReturnType<typeof createFacetCountRepository>
