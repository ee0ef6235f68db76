import type { AdCriteria } from '../search/ad-criteria.ts'
import type { AdOrder, OrderBranch, Position } from '../search/ad-order.ts'
import type { WindowRequest } from '../search/read-window.ts'
import { EARLIEST_START_MS, UNKNOWN_STATUS_RUN_KEY } from '../search/sort-keys.ts'
import { toEngineQuery } from './document-terms.ts'
import { brandNumber, splitId } from './document-ids.ts'

/** The table of each daemon. */
export const TABLE = 'ads'
/** More than the values of all facets together. */
const MOST_FACETS = 10_000

/**
 * Whether the engine answers a search. It knows nothing of workspaces and their transcripts and captures, nor how many ads brands have:
 * PostgreSQL answers searches by these, and those that its indexes alone answer.
 */
export function isForEngine(criteria: AdCriteria): boolean {
  const { saying, onlyTranscribed, sourcesOrCaptured, minBrandAds, maxBrandAds } = criteria
  return [saying, onlyTranscribed, sourcesOrCaptured, minBrandAds, maxBrandAds].every((asked) => asked === null)
}

/** A part of the columns of a query that conditions use, and the conditions. */
interface Conditions {
  columns: string[]
  where: string[]
}

/** The statement that finds the first matches of a range of the order, on each daemon. */
export function toWindowQuery(
  criteria: AdCriteria,
  { branches, direction }: AdOrder,
  { after, until, size }: Pick<WindowRequest, 'after' | 'until' | 'size'>,
): string {
  const { columns, where } = toConditions(criteria)
  const [behind, before] = direction === 'asc' ? (['>', '<'] as const) : (['<', '>'] as const)
  columns.push(`${toKey(branches)} AS sort_key`)
  if (after !== null) {
    columns.push(`${toComparison(branches, behind, after)} AS is_after`)
    where.push('is_after = 1', `sort_key ${behind}= ${after.key}`)
  }
  if (until !== null) {
    columns.push(`${toComparison(branches, behind, until)} AS is_beyond`)
    where.push('is_beyond = 0', `sort_key ${before}= ${until.key}`)
  }
  return `SELECT ${['id', 'id_high', 'brand', ...columns].join(', ')} FROM ${TABLE} ${toWhere(where)}
    ORDER BY sort_key ${direction}, id_high ${direction}, id ${direction}
    LIMIT ${size} OPTION max_matches = ${size}, ranker = none`
}

/** The statement before `SHOW META` that tells how many matches there are. */
export function toCountQuery(criteria: AdCriteria): string {
  const { columns, where } = toConditions(criteria)
  return `SELECT ${['id', ...columns].join(', ')} FROM ${TABLE} ${toWhere(where)}
    LIMIT 1 OPTION max_matches = 1, ranker = none`
}

/** The statement that counts the matches of each facet, with one ad that has it. */
export function toFacetQuery(criteria: AdCriteria): string {
  const { columns, where } = toConditions(criteria)
  return `SELECT ${['GROUPBY() AS facet_number', 'COUNT(*) AS ads_count', 'id', 'id_high', ...columns].join(', ')}
    FROM ${TABLE} ${toWhere(where)} GROUP BY facets
    LIMIT ${MOST_FACETS} OPTION max_matches = ${MOST_FACETS}, ranker = none`
}

function toWhere(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
}

function toConditions(criteria: AdCriteria): Conditions {
  const { tsquery, phrases, isActive, verifiedSince, seenFrom, seenBefore } = criteria
  const query = [tsquery, phrases].filter((part) => part !== null).join(' & ')
  const runs = toRunConditions(criteria)
  return {
    columns: runs.columns,
    where: [
      ...(query === '' ? [] : [`MATCH('${toEngineQuery(query)}')`]),
      ...(isActive === null ? [] : [`is_active = ${isActive ? 1 : 0}`]),
      ...runs.where,
      ...toNumberConditions(criteria),
      ...toBrandConditions(criteria),
      ...(verifiedSince === null ? [] : [`verified_ms >= ${verifiedSince.getTime()}`]),
      ...(seenFrom === null ? [] : [`seen_ms >= ${seenFrom.getTime()}`]),
      ...(seenBefore === null ? [] : [`seen_ms < ${seenBefore.getTime()}`]),
    ],
  }
}

function toRunConditions({ isActive, startedFrom, startedBefore, minRunMs, maxRunMs, asOf }: AdCriteria): Conditions {
  const conditions: Conditions = { columns: [], where: [] }
  if (isActive === false) {
    conditions.where.push(`run_key < ${UNKNOWN_STATUS_RUN_KEY}`)
  }
  if (startedFrom !== null) {
    conditions.where.push(`started_ms >= ${startedFrom}`)
  }
  if (startedBefore !== null) {
    conditions.where.push(`started_ms < ${startedBefore}`)
  }
  if (minRunMs !== null) {
    conditions.columns.push(
      `IF(is_active = 1, started_ms <= ${asOf - minRunMs}, run_key <= ${-minRunMs}) AS has_run_long`,
    )
    conditions.where.push('has_run_long = 1')
  }
  if (maxRunMs !== null) {
    // A stopped ad with an unknown end has a run of 0; it does not count as a short run.
    conditions.columns.push(
      `IF(is_active = 1, started_ms > ${asOf - maxRunMs}, run_key > ${-maxRunMs} AND run_key < 0) AS has_run_short`,
    )
    conditions.where.push('has_run_short = 1')
  }
  return conditions
}

function toNumberConditions({ minVariations, minReach, maxReach }: AdCriteria): string[] {
  return [
    ...(minVariations === null ? [] : [`variations >= ${minVariations}`]),
    ...(minReach === null ? [] : [`reach >= ${minReach}`]),
    ...(maxReach === null ? [] : [`reach BETWEEN 0 AND ${maxReach}`]),
  ]
}

function toBrandConditions({ brandId, onlyBrands, excludedBrands }: AdCriteria): string[] {
  const listNumbers = (ids: readonly string[]): string => ids.map(brandNumber).join(', ')
  return [
    ...(brandId === null ? [] : [`brand = ${brandNumber(brandId)}`]),
    // 0 stands for ads without a brand, and -1 for none at all.
    ...(onlyBrands === null ? [] : [`brand IN (${listNumbers(onlyBrands) || '-1'})`]),
    ...(excludedBrands.length === 0 ? [] : [`brand NOT IN (${listNumbers(excludedBrands)})`]),
  ]
}

/** A key that compares the ads of all branches. */
function toKey(branches: readonly OrderBranch[]): string {
  const keys = Map.groupBy(branches, ({ column, offset }) => (offset === 0 ? column : `${column} + ${offset}`))
  const [last, ...others] = [...keys].toReversed()
  return others.reduce(
    (rest, [key, some]) => `IF(${some.map(isInBranch).join(' OR ')}, ${key}, ${rest})`,
    last?.[0] ?? '0',
  )
}

function isInBranch({ isActive, range }: OrderBranch): string {
  const status = `is_active = ${isActive ? 1 : 0}`
  const comparison = range === 'dated' ? '>=' : '<'
  return range === 'all' ? `(${status})` : `(${status} AND started_ms ${comparison} ${EARLIEST_START_MS})`
}

/** Whether an ad is before or after a position. Ids are compared as PostgreSQL compares UUIDs. */
function toComparison(branches: readonly OrderBranch[], operator: '<' | '>', { key, id }: Position): string {
  const sortKey = toKey(branches)
  const { high, low } = splitId(id)
  const isIdBehind = `id_high ${operator} ${high} OR (id_high = ${high} AND id ${operator} ${low})`
  return `${sortKey} ${operator} ${key} OR (${sortKey} = ${key} AND (${isIdBehind}))`
}
