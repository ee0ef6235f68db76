import { type AdCriteria, isEverything } from './ad-criteria.ts'
import { type AdOrder, branchesByKey, comparePositions, type OrderBranch, type Position } from './ad-order.ts'
import type { AdSearchRepository, Match, ScanRange } from './ad-search.repository.ts'

/** Consecutive matches of a result order. */
export interface Window {
  matches: readonly Match[]
  /** The position up to which everything was examined; null when nothing comes after the matches. */
  end: Position | null
  /**
   * The number of matches in all windows together, when reading this window determined it: either all matches were collected,
   * or there are far too many to count and a scan found them as dense as the planner's estimate says.
   */
  total: number | null
}

export interface WindowRequest {
  after: Position | null
  until: Position | null
  /** The maximum number of matches in the window. */
  size: number
  /** The number of matches that is enough for the caller; with fewer, more rows are examined. */
  enough: number
}

/** With fewer expected matches than this, all are collected, without checking whether a scan would be shorter. */
const COLLECT_ROWS = 1000
/** The fixed cost of collecting, and the cost per match, in rows of a scan: the index of words is read first. */
const COLLECT_COST = 4000
const COLLECT_ROW_COST = 1.25
/** The cost per row of collecting among the next rows only: their end and their places are read in the sort's index. */
const NEXT_ROW_COST = 0.3
/** The planner assumes that one in this number of ads with the words of a phrase contains the phrase. */
const PHRASE_SHARE = 3
/** A scan of up to this number of rows may fill the whole window; a longer one stops when it has enough matches. */
const SCAN_ROWS = 3000
/** Matches are not spread evenly: a scan may be longer than expected by this factor. */
const RESERVE = 1.5
/** The maximum cost of one attempt, in rows of a scan: the planner may be wrong about the number of matches. */
const MOST_COST = 20_000
/** When this number of attempts has not found enough matches, all matches are collected. */
const MOST_LOOKS = 3

/** Three times the limit of exact totals: when a scan confirms the planner's estimate, the estimate's error is smaller than that. */
const HUGE_ROWS = 30_000

export interface WindowSource {
  repository: Pick<AdSearchRepository, 'estimate' | 'librarySize' | 'scan' | 'collectNext' | 'collectMatches'>
  criteria: AdCriteria
  order: AdOrder
}

/** The part of the order's selections that was read. */
interface Part {
  matches: readonly Match[]
  end: Position | null
}

/**
 * Reads the next matches in order: by a scan along the sort's index, or through the index of words, among the next rows or all
 * rows, followed by a sort; it chooses the way that reads fewer rows. Selections with different keys are read separately; the
 * window ends where the first of them ended, so that no match is skipped.
 */
export async function readWindow(source: WindowSource, request: WindowRequest): Promise<Window> {
  const { repository, criteria, order } = source
  const scanRange = { direction: order.direction, after: request.after, until: request.until, size: request.size }
  const groups = await Promise.all(
    branchesByKey(order).map(async (branches) => {
      return { branches, ...(await scanGroup(source, branches, { request, scanRange })) }
    }),
  )
  const parts = groups.flatMap(({ part }) => part ?? [])
  const unscanned = groups.filter(({ part }) => part === null).flatMap(({ branches }) => branches)
  if (unscanned.length > 0) {
    const collectedMatches = await repository.collectMatches(criteria, unscanned, scanRange)
    parts.push({ matches: collectedMatches.matches, end: toEnd(collectedMatches.matches, request.size) })
    return {
      ...joinParts(parts, order.direction, request.size),
      total: parts.length === 1 ? collectedMatches.total : null,
    }
  }
  const estimate = groups.reduce((sum, { estimate: some }) => sum + (some ?? Number.NaN), 0)
  // The number of ads that contain a longer phrase, among those with its words, is unknown.
  const isHuge = estimate > HUGE_ROWS && criteria.isIndexed
  return { ...joinParts(parts, order.direction, request.size), total: isHuge ? estimate : null }
}

interface GroupRequest {
  request: WindowRequest
  scanRange: ScanRange
}

/**
 * Finds matches among the next rows of selections with the same key, if that costs less than collecting all their matches.
 * @returns no part when all matches should be collected; the planner's estimate, if the matches found do not contradict it
 */
async function scanGroup(
  { repository, criteria }: WindowSource,
  branches: readonly OrderBranch[],
  { request, scanRange }: GroupRequest,
): Promise<{ part: Part | null; estimate: number | null }> {
  if (isEverything(criteria)) {
    return { part: await repository.scan(criteria, branches, { scanRange, rows: SCAN_ROWS }), estimate: null }
  }
  const [estimate, librarySize] = await Promise.all([repository.estimate(criteria, branches), repository.librarySize()])
  const most = Math.min(collectingCost(criteria, estimate), MOST_COST)
  const enough = Math.min(request.enough, request.size)
  const part: Part & { matches: Match[] } = { matches: [], end: scanRange.after }
  let looked = 0
  let expected = most === 0 ? Number.POSITIVE_INFINITY : (enough * librarySize) / estimate
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { way, rows, size, cost } = nextStep(criteria, expected, { size: request.size, enough })
    if (cost > most) {
      break
    }
    const rest = { ...scanRange, after: part.end, size: size - part.matches.length }
    const found = await repository[way](criteria, branches, { scanRange: rest, rows })
    part.matches.push(...found.matches)
    part.end = found.end
    if (part.matches.length >= enough || part.end === null) {
      return { part, estimate: look === 0 ? estimate : null }
    }
    looked += rows
    expected = ((enough - part.matches.length) * looked) / part.matches.length
  }
  return { part: null, estimate: null }
}

/** The cost in rows of a scan. */
function collectingCost({ isIndexed }: AdCriteria, estimate: number): number {
  const candidates = isIndexed ? estimate : PHRASE_SHARE * estimate
  return candidates <= COLLECT_ROWS ? 0 : COLLECT_COST + COLLECT_ROW_COST * candidates
}

interface Step {
  way: 'scan' | 'collectNext'
  rows: number
  /** The maximum number of matches. */
  size: number
  /** The cost in rows of a scan. */
  cost: number
}

/** Chooses how to find enough matches when they are expected among `expected` rows. */
function nextStep(
  { tsquery }: AdCriteria,
  expected: number,
  { size, enough }: Record<'size' | 'enough', number>,
): Step {
  const rows = Math.ceil(expected * RESERVE)
  if (rows <= SCAN_ROWS) {
    return { way: 'scan', rows: SCAN_ROWS, size, cost: expected }
  }
  const costOfNext = COLLECT_COST + NEXT_ROW_COST * rows
  return tsquery === null || expected <= costOfNext
    ? { way: 'scan', rows, size: enough, cost: expected }
    : { way: 'collectNext', rows, size, cost: costOfNext }
}

/** Joins what was read of the same range in several places: up to where the first of them ended, so that no match is skipped. */
export function joinParts(parts: readonly Part[], direction: AdOrder['direction'], size: number): Part {
  const ends = parts.flatMap(({ end }) => end ?? [])
  const end = ends.toSorted((a, b) => comparePositions(a, b, direction))[0] ?? null
  const matches = parts
    .flatMap((part) => part.matches)
    .filter((match) => end === null || comparePositions(match, end, direction) <= 0)
    .toSorted((a, b) => comparePositions(a, b, direction))
  return matches.length <= size ? { matches, end } : { matches: matches.slice(0, size), end: toEnd(matches, size) }
}

/** The end of the first `size` matches; null when there are no more matches. */
function toEnd(matches: readonly Match[], size: number): Position | null {
  const last = matches[size - 1]
  return last === undefined ? null : { key: last.key, id: last.id }
}
