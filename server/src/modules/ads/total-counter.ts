import type { AdCriteria } from './ad-criteria.ts'
import type { AdSearchRepository } from './ad-search.repository.ts'

/** Totals are exact up to here; beyond, a person only needs to know that there are more. */
export const TOTAL_CAP = 10_000
/** The planner is believed to be right within this factor: so far above the cap nothing has to be counted. */
const TRUSTED_FACTOR = 5

/** Counts the matches of a search while its first page is being read. */
export function createTotalCounter(repository: Pick<AdSearchRepository, 'count'>, criteria: AdCriteria) {
  let counting: Promise<number> | null = null

  function start(estimate: number): void {
    if (counting === null) {
      const isFarAbove = estimate > TRUSTED_FACTOR * TOTAL_CAP
      counting = isFarAbove ? Promise.resolve(TOTAL_CAP + 1) : repository.count(criteria, TOTAL_CAP + 1)
      // When the page fails first, nobody waits for the count any more; its own failure must not end the process.
      counting.catch(() => {})
    }
  }

  return {
    /** Begins to count; `estimate` is what the planner expects of a part of the matches. */
    start,
    /** The number of matches, or one more than the cap. */
    async finish(): Promise<number> {
      start(0)
      return (await counting) ?? 0
    },
  }
}
