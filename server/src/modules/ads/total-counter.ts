import type { AdCriteria } from './ad-criteria.ts'
import type { AdSearchRepository } from './ad-search.repository.ts'

/** Totals are exact up to here; beyond, a person only needs to know that there are more. */
export const TOTAL_CAP = 10_000

/** Counts the matches of a search while its first page is being read. */
export function createTotalCounter(repository: Pick<AdSearchRepository, 'count'>, criteria: AdCriteria) {
  let counting: Promise<number> | null = null

  function start(estimate: number | null): void {
    if (counting === null) {
      counting = estimate === null ? repository.count(criteria, TOTAL_CAP + 1) : Promise.resolve(estimate)
      // When the page fails first, nobody waits for the count any more; its own failure must not end the process.
      counting.catch(() => {})
    }
  }

  return {
    /** Begins to count, unless a trustworthy estimate above the cap makes that needless. */
    start,
    /** The number of matches, or any number above the cap. */
    async finish(): Promise<number> {
      start(null)
      return (await counting) ?? 0
    },
  }
}
