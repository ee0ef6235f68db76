import type { AdCriteria } from './ad-criteria.ts'
import { type AdOrder, comparePositions, type OrderBranch, type Position } from './ad-order.ts'
import type { AdSearchRepository, Match } from './ad-search.repository.ts'

/** Consecutive matches of a result order. */
export interface Window {
  matches: readonly Match[]
  /** Whether nothing comes after them. */
  isLast: boolean
}

export interface WindowRequest {
  after: Position | null
  until: Position | null
  /** Most matches of the window. */
  size: number
  /** Matches that are enough for the caller; with fewer, a walk is not believed to have seen everything. */
  enough: number
}

/** Up to this many expected matches are collected and sorted; more are found by walking the sort index. */
const GATHER_ROWS = 2000

/**
 * Reads the next matches in order. Running and stopped ads are two walks; where one of them ended early, the window ends
 * there too, so that nothing is passed over.
 */
export async function readWindow(
  repository: AdSearchRepository,
  criteria: AdCriteria,
  order: AdOrder,
  request: WindowRequest,
): Promise<Window> {
  const halves = await Promise.all(
    order.branches.map((branch) => readHalf(repository, criteria, branch, order.direction, request)),
  )
  const ends = halves.flatMap(({ matches, isLast }) => (isLast ? [] : matches.slice(-1)))
  const end = ends.toSorted((a, b) => comparePositions(a, b, order.direction))[0]
  const matches = halves
    .flatMap((half) => half.matches)
    .filter((match) => end === undefined || comparePositions(match, end, order.direction) <= 0)
    .toSorted((a, b) => comparePositions(a, b, order.direction))
  return {
    matches: matches.slice(0, request.size),
    isLast: end === undefined && matches.length <= request.size,
  }
}

async function readHalf(
  repository: AdSearchRepository,
  criteria: AdCriteria,
  branch: OrderBranch,
  direction: AdOrder['direction'],
  { after, until, size, enough }: WindowRequest,
): Promise<Window> {
  const stretch = { branch, direction, after, until, size }
  if (isEverything(criteria)) {
    const matches = await repository.walk(criteria, stretch)
    return { matches, isLast: matches.length < size }
  }
  if ((await repository.estimate(criteria, branch)) > GATHER_ROWS) {
    const walked = await repository.walk(criteria, stretch)
    if (walked.length >= Math.min(enough, size)) {
      return { matches: walked, isLast: false }
    }
  }
  const matches = await repository.gather(criteria, stretch)
  return { matches, isLast: matches.length < size }
}

function isEverything({ tsquery, brandId, startedFrom, startedBefore, minRunMs, verifiedSince }: AdCriteria): boolean {
  return [tsquery, brandId, startedFrom, startedBefore, minRunMs, verifiedSince].every(
    (criterion) => criterion === null,
  )
}
