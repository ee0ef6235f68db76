import type { AdCriteria } from '../search/ad-criteria.ts'
import { sumCounts } from '../search/count-facets.ts'
import type { MatchSource } from '../search/match-source.ts'
import { joinParts } from '../search/read-window.ts'

/** Finds common ads in one source, and the workspace's own in the other, as one. */
export function joinSources(common: MatchSource, own: MatchSource): MatchSource {
  function askBoth<T>(
    criteria: AdCriteria,
    ask: (source: MatchSource, part: AdCriteria) => Promise<T>,
  ): Promise<[T, T]> {
    return Promise.all([ask(common, { ...criteria, viewer: null }), ask(own, { ...criteria, isOwnOnly: true })])
  }

  return {
    async readWindow({ criteria, order }, request) {
      const windows = await askBoth(criteria, (source, part) => source.readWindow({ criteria: part, order }, request))
      const [{ total: first }, { total: second }] = windows
      return {
        ...joinParts(windows, order.direction, request.size),
        total: first === null || second === null ? null : first + second,
      }
    },

    async count(criteria, cap) {
      const [first, second] = await askBoth(criteria, (source, part) => source.count(part, cap))
      return Math.min(cap, first + second)
    },

    async countSet(criteria) {
      const sets = await askBoth(criteria, (source, part) => source.countSet(part))
      return {
        counts: sumCounts(sets.map(({ counts }) => counts)),
        isEstimate: sets.some(({ isEstimate }) => isEstimate),
      }
    },
  }
}
