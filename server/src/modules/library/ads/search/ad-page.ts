import { comparePositions, type AdOrder, type Position } from './ad-order.ts'
import type { Match } from './ad-search.repository.ts'
import type { Window, WindowRequest } from './read-window.ts'

/** Position in the sequence of windows. */
export interface PageCursor {
  /** The start of the window: after this position. */
  from: Position | null
  /** The end of a ranked window: fixed when it is first read, because its order differs from the order in which it was collected. */
  until: Position | null
  /** The last ad shown. */
  after: (Position & { rank: number }) | null
}

export interface PageOptions {
  order: AdOrder
  limit: number
  /** The maximum number of ads of one brand in a window; 0 = no cap. */
  perBrand: number
  cursor: PageCursor | null
  read: (request: WindowRequest) => Promise<Window>
  /** Whether a window is sorted by rank; otherwise it is in the result order. */
  isRanked: boolean
}

export interface Page {
  shown: Match[]
  /** The number of matches that the cap left out between the previous page and the end of this one. */
  heldBack: number
  next: PageCursor | null
  /** The total number of matches, when reading the page determined it. */
  total: number | null
}

const CAPPED_WINDOW = 240
const RANKED_WINDOW = 500
/** The maximum size of a ranked window that is read again: it may have grown by new ads. */
const RANKED_WINDOW_AGAIN = 2 * RANKED_WINDOW
/** Fewer matches than this are not worth ranking while further matches exist. */
const RANKED_ENOUGH = 100
/** The maximum number of windows that one request reads: a brand with thousands of results in a row makes a short page. */
const MAX_WINDOWS = 8

const START: PageCursor = { from: null, until: null, after: null }

/**
 * Reads one page of results. The result order is divided into windows of consecutive matches; within a window at most
 * `perBrand` ads of a brand are shown, counted from the window's start, also when it extends over several pages. By relevance
 * each window is ranked separately, the newest window first. Positions are keyset positions, so ads that are added or removed
 * between two requests never make another ad appear twice.
 */
export async function readPage(options: PageOptions): Promise<Page> {
  const { order, perBrand, read, isRanked } = options
  const page: Page = { shown: [], heldBack: 0, next: null, total: null }
  let { from, until, after } = options.cursor ?? START

  for (let count = 0; count < MAX_WINDOWS; count += 1) {
    const window = await read({ after: from, until, ...windowSize(options, until, page) })
    page.total ??= window.total
    const matches = isRanked ? window.matches.toSorted((a, b) => b.rank - a.rank) : window.matches
    const end = until ?? window.end
    const isFull = addToPage(page, matches, { held: heldBackByCap(matches, perBrand), after, options })
    if (isFull) {
      return { ...page, next: cursorAfter(options, { from, until: end, first: window.matches[0] }, page.shown) }
    }
    if (window.end === null && until === null) {
      return page
    }
    after = isRanked ? null : after
    from = pickLater(end, after, order)
    until = null
  }
  return { ...page, next: { from, until: null, after: null } }
}

/** Adds the matches after `after`, without those that the cap leaves out. @returns whether at least one more match exists than fits */
function addToPage(
  page: Page,
  matches: readonly Match[],
  { held, after, options }: { held: ReadonlySet<string>; after: PageCursor['after']; options: PageOptions },
): boolean {
  let heldSinceShown = 0
  for (const match of matches) {
    if (after !== null && compareRanked(match, after, options.order) <= 0) {
      continue
    }
    if (held.has(match.id)) {
      heldSinceShown += 1
    } else if (page.shown.length === options.limit) {
      return true
    } else {
      page.shown.push(match)
      page.heldBack += heldSinceShown
      heldSinceShown = 0
    }
  }
  page.heldBack += heldSinceShown
  return false
}

function windowSize(
  { isRanked, perBrand, limit }: PageOptions,
  until: Position | null,
  { shown }: Page,
): Pick<WindowRequest, 'size' | 'enough'> {
  if (isRanked) {
    return { size: until === null ? RANKED_WINDOW : RANKED_WINDOW_AGAIN, enough: RANKED_ENOUGH }
  }
  return { size: perBrand === 0 ? limit + 1 : CAPPED_WINDOW, enough: limit - shown.length + 1 }
}

/** The ids over the cap, counted in the order of the window. There is no cap for ads without a known advertiser. */
function heldBackByCap(matches: readonly Match[], perBrand: number): ReadonlySet<string> {
  const held = new Set<string>()
  const counts = new Map<string, number>()
  for (const { id, brandId } of matches) {
    if (brandId === null) {
      continue
    }
    const count = (counts.get(brandId) ?? 0) + 1
    counts.set(brandId, count)
    if (perBrand > 0 && count > perBrand) {
      held.add(id)
    }
  }
  return held
}

function cursorAfter(
  { isRanked, perBrand, order }: PageOptions,
  window: { from: Position | null; until: Position | null; first: Match | undefined },
  shown: readonly Match[],
): PageCursor {
  const last = shown.at(-1)
  const after = last === undefined ? null : { key: last.key, id: last.id, rank: last.rank }
  if (isRanked) {
    return { from: window.from ?? justBefore(window.first, order), until: window.until, after }
  }
  // Without a cap, nothing has to be counted from the window's start.
  return perBrand === 0
    ? { from: toPosition(last), until: null, after: null }
    : { from: window.from, until: null, after }
}

/** The position before the first match, so that newer ads do not enter a window that was already read in part. */
function justBefore(first: Match | undefined, { direction }: AdOrder): Position | null {
  return first === undefined ? null : { key: first.key + (direction === 'desc' ? 1 : -1), id: first.id }
}

function toPosition(match: Match | undefined): Position | null {
  return match === undefined ? null : { key: match.key, id: match.id }
}

function pickLater(a: Position | null, b: Position | null, { direction }: AdOrder): Position | null {
  if (a === null || b === null) {
    return a ?? b
  }
  return comparePositions(a, b, direction) > 0 ? a : b
}

function compareRanked(a: Match, b: Position & { rank: number }, { direction }: AdOrder): number {
  return a.rank === b.rank ? comparePositions(a, b, direction) : b.rank - a.rank
}
