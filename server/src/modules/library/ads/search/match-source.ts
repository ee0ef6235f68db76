import type { Database } from '../../../../platform/database/database.ts'
import type { AdCriteria } from './ad-criteria.ts'
import { type AdOrder, adOrder } from './ad-order.ts'
import { createAdSearchRepository } from './ad-search.repository.ts'
import { countInSample, type SetCounts } from './count-facets.ts'
import { createFacetCountRepository } from './facet-counts.repository.ts'
import { readWindow, type Window, type WindowRequest } from './read-window.ts'

/** What finds the matches of a search. Two sources find the same ones, so a search may go from one to the other between two pages. */
export interface MatchSource {
  /** The next matches of an order, ranked when the criteria have words to rank by. */
  readWindow(search: { criteria: AdCriteria; order: AdOrder }, request: WindowRequest): Promise<Window>
  /** The number of matches, counted up to `cap`. */
  count(criteria: AdCriteria, cap: number): Promise<number>
  countSet(criteria: AdCriteria): Promise<SetCounts>
}

/** The source that every search has. */
export interface PostgresSource extends MatchSource {
  /** The number of matches that the planner expects. */
  estimate(criteria: AdCriteria): Promise<number>
}

/** @returns the source in which a workspace searches; null stands for a search without a workspace */
export type ChooseSource = (postgres: PostgresSource, workspaceId: string | null) => MatchSource

/** Finds matches with PostgreSQL alone (decision 10). */
export function createPostgresSource(db: Database): PostgresSource {
  const repository = createAdSearchRepository(db)
  const facets = createFacetCountRepository(db)
  const estimate = (criteria: AdCriteria) =>
    repository.estimate(criteria, adOrder('newest', criteria.isActive, criteria.asOf).branches)
  return {
    estimate,
    readWindow: (search, request) => readWindow({ repository, ...search }, request),
    count: (criteria, cap) => repository.count(criteria, cap),
    countSet: (criteria) => countInSample({ repository: facets, estimate }, criteria),
  }
}
