import type { AdSort } from '@marquee/contract/ad-filters'
import { UNDATED_SHIFT_MS } from './sort-keys.ts'

/** Position in a result order: the sort key, and the id that distinguishes equal keys. */
export interface Position {
  key: number
  id: string
}

/**
 * One status of an order: the ads that run, or the others; or the dated or undated ads of a status. Each is one scan along the
 * index (is_active, column, ad_id); `key = column + offset` compares rows of both statuses.
 */
export interface OrderBranch {
  isActive: boolean
  column: 'started_ms' | 'run_key' | 'variations' | 'reach'
  offset: number
  /** Which rows of the status: all, those with a known start, or those with an unknown start. */
  range: 'all' | 'dated' | 'undated'
}

export interface AdOrder {
  direction: 'asc' | 'desc'
  branches: readonly OrderBranch[]
}

/**
 * How a sort scans the search table. Sorting running ads by run time uses their start, so that no row has to be rewritten as
 * days pass; for stopped ads, the run is treated as if it ended at `asOf`, which gives an equivalent start.
 */
export function adOrder(sort: AdSort, isActive: boolean | null, asOf: number): AdOrder {
  const statuses = isActive === null ? [true, false] : [isActive]
  return {
    direction: sort === 'oldest' || sort === 'longest_running' ? 'asc' : 'desc',
    branches: statuses.flatMap((status) => listBranches(sort, status, asOf)),
  }
}

function listBranches(sort: AdSort, isActive: boolean, asOf: number): OrderBranch[] {
  switch (sort) {
    case 'newest':
    case 'relevance':
      return [{ isActive, column: 'started_ms', offset: 0, range: 'all' }]
    case 'oldest':
      return listByStart(isActive)
    case 'longest_running':
      return isActive ? listByStart(isActive) : [{ isActive, column: 'run_key', offset: asOf, range: 'all' }]
    case 'most_reused':
      return [{ isActive, column: 'variations', offset: 0, range: 'all' }]
    case 'reach':
      return [{ isActive, column: 'reach', offset: 0, range: 'all' }]
  }
}

/** The earliest first. Undated ads have the lowest keys, but the offset puts them last. */
function listByStart(isActive: boolean): OrderBranch[] {
  return [
    { isActive, column: 'started_ms', offset: 0, range: 'dated' },
    { isActive, column: 'started_ms', offset: 3 * UNDATED_SHIFT_MS, range: 'undated' },
  ]
}

/** Groups the branches with the same key: one scan reads a group in order. */
export function branchesByKey({ branches }: AdOrder): OrderBranch[][] {
  return [...Map.groupBy(branches, ({ column, offset }) => `${column} ${offset}`).values()]
}

/** Negative when `a` comes before `b`. Ids are compared as PostgreSQL compares UUIDs: by their bytes. */
export function comparePositions(a: Position, b: Position, direction: AdOrder['direction']): number {
  const sign = direction === 'asc' ? 1 : -1
  if (a.key !== b.key) {
    return (a.key - b.key) * sign
  }
  if (a.id === b.id) {
    return 0
  }
  return a.id < b.id ? -sign : sign
}
