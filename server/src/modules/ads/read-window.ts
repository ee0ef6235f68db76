import type { AdCriteria } from './ad-criteria.ts'
import { type AdOrder, comparePositions, type OrderBranch, type Position } from './ad-order.ts'
import type { AdSearchRepository, Match } from './ad-search.repository.ts'

/** Consecutive matches of a result order. */
export interface Window {
  matches: readonly Match[]
  /** Whether nothing comes after them. */
  isLast: boolean
  /** How many matches there are in all windows together, where reading this one told it. */
  total: number | null
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

export interface WindowSource {
  repository: AdSearchRepository
  criteria: AdCriteria
  order: AdOrder
  /** Told as soon as a half is walked, so that its matches will not be counted on the way; with the planner's estimate. */
  onWalk: (estimate: number) => void
}

/**
 * Reads the next matches in order. Running and stopped ads are two walks; where one of them ended early, the window ends
 * there too, so that nothing is passed over.
 */
export async function readWindow(source: WindowSource, request: WindowRequest): Promise<Window> {
  const { branches, direction } = source.order
  const halves = await Promise.all(branches.map((branch) => readHalf(source, branch, request)))
  const ends = halves.flatMap(({ matches, isLast }) => (isLast ? [] : matches.slice(-1)))
  const end = ends.toSorted((a, b) => comparePositions(a, b, direction))[0]
  const matches = halves
    .flatMap((half) => half.matches)
    .filter((match) => end === undefined || comparePositions(match, end, direction) <= 0)
    .toSorted((a, b) => comparePositions(a, b, direction))
  const totals = halves.flatMap((half) => half.total ?? [])
  return {
    matches: matches.slice(0, request.size),
    isLast: end === undefined && matches.length <= request.size,
    total: totals.length === halves.length ? totals.reduce((sum, total) => sum + total, 0) : null,
  }
}

async function readHalf(
  { repository, criteria, order, onWalk }: WindowSource,
  branch: OrderBranch,
  { after, until, size, enough }: WindowRequest,
): Promise<Window> {
  const stretch = { branch, direction: order.direction, after, until, size }
  if (isEverything(criteria)) {
    onWalk(0)
    const matches = await repository.walk(criteria, stretch)
    return { matches, isLast: matches.length < size, total: null }
  }
  const estimate = await repository.estimate(criteria, branch)
  if (estimate > GATHER_ROWS) {
    onWalk(estimate)
    const walked = await repository.walk(criteria, stretch)
    if (walked.length >= Math.min(enough, size)) {
      return { matches: walked, isLast: false, total: null }
    }
  }
  const { matches, total } = await repository.gather(criteria, stretch)
  return { matches, isLast: matches.length < size, total }
}

function isEverything({ tsquery, brandId, startedFrom, startedBefore, minRunMs, verifiedSince }: AdCriteria): boolean {
  return [tsquery, brandId, startedFrom, startedBefore, minRunMs, verifiedSince].every(
    (criterion) => criterion === null,
  )
}
