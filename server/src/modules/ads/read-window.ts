import { type AdCriteria, isEverything } from './ad-criteria.ts'
import { type AdOrder, comparePositions, type OrderBranch, type Position } from './ad-order.ts'
import type { AdSearchRepository, Match, Stretch } from './ad-search.repository.ts'

/** Consecutive matches of a result order. */
export interface Window {
  matches: readonly Match[]
  /** Whether nothing comes after them. */
  isLast: boolean
  /**
   * How many matches there are in all windows together, where reading this one told it: it collected them all, or they are far
   * too many to count and a walk has found them as dense as the planner's estimate says.
   */
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

/** Three times what totals are counted to: a planner that a walk agrees with is not wrong by so much. */
const HUGE_ROWS = 30_000

export interface WindowSource {
  repository: Pick<AdSearchRepository, 'estimate' | 'walk' | 'gather'>
  criteria: AdCriteria
  order: AdOrder
}

/**
 * Reads the next matches in order. Running and stopped ads are two walks; where one of them ended early, the window ends
 * there too, so that nothing is passed over.
 */
export async function readWindow(source: WindowSource, request: WindowRequest): Promise<Window> {
  const { repository, criteria, order } = source
  const stretch = { direction: order.direction, after: request.after, until: request.until, size: request.size }
  const { walked, estimate } = await walkHalves(source, request, stretch)
  const unwalked = order.branches.filter((branch) => !walked.has(branch))
  const parts = [...walked.values()]
  let total = estimate
  if (unwalked.length > 0) {
    const gathered = await repository.gather(criteria, unwalked, stretch)
    parts.push({ matches: gathered.matches, isLast: gathered.matches.length < request.size })
    total = walked.size === 0 ? gathered.total : total
  }
  return { ...joinParts(parts, request.size, order.direction), total }
}

interface Part {
  matches: readonly Match[]
  isLast: boolean
}

/** The halves whose sort index gave enough matches. */
async function walkHalves(
  { repository, criteria, order }: WindowSource,
  { size, enough }: WindowRequest,
  stretch: Stretch,
): Promise<{ walked: Map<OrderBranch, Part>; estimate: number | null }> {
  const walked = new Map<OrderBranch, Part>()
  const isWhole = isEverything(criteria)
  const estimate = isWhole ? 0 : await repository.estimate(criteria, order.branches)
  if (!isWhole && estimate <= GATHER_ROWS) {
    return { walked, estimate: null }
  }
  const seemsHuge = estimate > HUGE_ROWS && !hasPhrase(criteria)
  let isShort = false
  async function walkHalf(branch: OrderBranch): Promise<void> {
    if (!isWhole && order.branches.length > 1 && (await repository.estimate(criteria, [branch])) <= GATHER_ROWS) {
      return
    }
    const matches = await repository.walk(criteria, branch, stretch)
    if (isWhole || matches.length >= Math.min(enough, size)) {
      walked.set(branch, { matches, isLast: isWhole && matches.length < size })
    } else {
      isShort = true
    }
  }
  await Promise.all(order.branches.map(walkHalf))
  return { walked, estimate: seemsHuge && !isShort ? estimate : null }
}

function joinParts(parts: readonly Part[], size: number, direction: AdOrder['direction']): Part {
  const ends = parts.flatMap(({ matches, isLast }) => (isLast ? [] : matches.slice(-1)))
  const end = ends.toSorted((a, b) => comparePositions(a, b, direction))[0]
  const matches = parts
    .flatMap((part) => part.matches)
    .filter((match) => end === undefined || comparePositions(match, end, direction) <= 0)
    .toSorted((a, b) => comparePositions(a, b, direction))
  return { matches: matches.slice(0, size), isLast: end === undefined && matches.length <= size }
}

/** The planner takes a phrase for its words in any order: what it expects is no sign of how many there are. */
function hasPhrase({ tsquery }: AdCriteria): boolean {
  return tsquery?.includes('<->') ?? false
}
