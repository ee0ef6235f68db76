import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../../platform/database/database.ts'
import { conditions, hasStatus, joined } from './ad-conditions.repository.ts'
import type { AdCriteria } from './ad-criteria.ts'
import type { AdOrder, OrderBranch, Position } from './ad-order.ts'
import { EARLIEST_START_MS } from './sort-keys.ts'

/** An ad that a search found. */
export interface Match extends Position {
  /** Null when the advertiser is not known. */
  brandId: string | null
  /** How well the ad matches the words: by the weight of the field, and by the distance between the words. 0 without ranking. */
  rank: number
}

/** A range of an order: after `after`, up to and including `until`, at most `size` matches. */
export interface ScanRange {
  direction: AdOrder['direction']
  after: Position | null
  until: Position | null
  size: number
}

/** The matches among the next rows of an order. */
export interface IndexScan {
  matches: Match[]
  /** The last row that was examined; null at the end of the range. */
  end: Position | null
}

const planSchema = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })])

/** The SQL of searching. Sort keys stay below 2^53, so they travel as double precision without loss. */
export function createAdSearchRepository(db: Database) {
  return {
    /** The number of rows that the planner expects in these selections: takes 0.4 ms, whatever the size of the library. */
    async estimate(criteria: AdCriteria, branches: readonly OrderBranch[]): Promise<number> {
      // A phrase that the index can check is left out: the planner would assume that one ad in three contains it.
      const asked = criteria.isIndexed ? { ...criteria, phrases: null } : criteria
      const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
        explain (format json) select from ad_search
        where ${inBranches(branches)} and ${conditions(asked, 'ad_search')}
      `.execute(db)
      return planSchema.parse(rows[0]?.['QUERY PLAN'])[0].Plan['Plan Rows']
    },

    /** The number of ads in the library, as of the last vacuum. */
    async librarySize(): Promise<number> {
      const { rows } = await sql<{ size: number }>`
        select greatest(reltuples, 0)::float8 as size from pg_class where oid = 'ad_search'::regclass
      `.execute(db)
      return rows[0]?.size ?? 0
    },

    /**
     * For many matches: follows the sort index of selections with the same key, examines up to `rows` rows, and stops early
     * when the range is full.
     */
    async scan(
      criteria: AdCriteria,
      branches: readonly OrderBranch[],
      { scanRange, rows: most }: { scanRange: ScanRange; rows: number },
    ): Promise<IndexScan> {
      const order = inOrder(scanRange)
      const key = toKey(branches)
      const { rows } = await sql<Match & { isEnd: boolean }>`
        with matches as materialized (
          select ad_id as id, ${matchColumns}, ${key} as key, ${toRank(criteria, sql`terms`)} as rank
          from (
            select * from (${rowsInOrder(branches, scanRange, { most, columns: scannedColumns })}) as selections ${order} limit ${most}
          ) as scanned
          where ${conditions(criteria, 'scanned')} ${order} limit ${scanRange.size}
        )
        select *, false as "isEnd" from matches
        union all
        select ad_id, null, ${key}, null, true from (${lastRow(branches, scanRange, most)}) as last
        where (select count(*) from matches) < ${scanRange.size}
        order by "isEnd", key ${direction(scanRange)}, id ${direction(scanRange)}
      `.execute(db)
      const matches = rows.filter(({ isEnd }) => !isEnd)
      const end = matches.length < scanRange.size ? rows.find(({ isEnd }) => isEnd) : matches.at(-1)
      return { matches, end: end === undefined ? null : { key: end.key, id: end.id } }
    },

    /**
     * For widely spaced matches: finds the matches among the next rows of selections with the same key by the index of
     * words and facets combined with the sort index, and reads no other rows.
     */
    async collectNext(
      criteria: AdCriteria,
      branches: readonly OrderBranch[],
      { scanRange, rows: most }: { scanRange: ScanRange; rows: number },
    ): Promise<IndexScan> {
      const key = toKey(branches)
      const last = await sql<Position>`
        select ad_id as id, ${key} as key from (${lastRow(branches, scanRange, most)}) as last
      `.execute(db)
      const end = last.rows[0] ?? null
      const [half] = branches
      const column = sql.ref(half?.column ?? 'started_ms')
      // The matches are collected without an order, because an order would make the planner choose a scan.
      const { rows: matches } = await sql<Match>`
        with matches as materialized (
          select ctid as place, ad_id, brand_id, ${column} as sort_key from ad_search
          where is_active = any(${branches.map(({ isActive }) => isActive)}::boolean[]) and ${hasRange(half?.range)}
            and ${between({ ...scanRange, until: end ?? scanRange.until }, column, half?.offset ?? 0)}
            and ${conditions(criteria, 'ad_search')}
        )
        select page.id, ${matchColumns}, page.key, ${toRank(criteria, termsAtPlace)} as rank
        from (
          select place, ad_id as id, brand_id, sort_key, ${key} as key from matches
          ${inOrder(scanRange)} limit ${scanRange.size}
        ) as page
        order by page.key ${direction(scanRange)}, page.id ${direction(scanRange)}
      `.execute(db)
      const lastMatch = matches.length < scanRange.size ? undefined : matches.at(-1)
      return { matches, end: lastMatch === undefined ? end : { key: lastMatch.key, id: lastMatch.id } }
    },

    /**
     * For few matches: collects all matches of these selections through the index of words and facets, then sorts them.
     * `total` counts them all, also those before and after the range.
     */
    async collectMatches(
      criteria: AdCriteria,
      branches: readonly OrderBranch[],
      scanRange: ScanRange,
    ): Promise<{ matches: Match[]; total: number }> {
      const { rows } = await sql<{ total: number } & (Match | { id: null })>`
        with matches as materialized (
          select ctid as place, ad_id, brand_id, ${sortKey(branches)} as sort_key
          from ad_search
          where ${inBranches(branches)} and ${conditions(criteria, 'ad_search')}
        )
        select counted.total, page.id, ${matchColumns}, page.key, ${toRank(criteria, termsAtPlace)} as rank
        from (select count(*)::integer as total from matches) as counted
        left join (
          select place, ad_id as id, brand_id, sort_key::float8 as key from matches
          where ${between(scanRange, sql.ref('sort_key'), 0)} ${inOrder(scanRange)}
          limit ${scanRange.size}
        ) as page on true
      `.execute(db)
      return { matches: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
    },

    /** The number of matches, counted up to `cap`. */
    async count(criteria: AdCriteria, cap: number): Promise<number> {
      const status = hasStatus(criteria)
      const { rows } = await sql<{ total: number }>`
        select count(*)::integer as total from (
          select from ad_search where ${status} and ${conditions(criteria, 'ad_search')} limit ${cap}
        ) as counted
      `.execute(db)
      return rows[0]?.total ?? 0
    },
  }
}
export type AdSearchRepository = ReturnType<typeof createAdSearchRepository>

function inBranches(branches: readonly OrderBranch[]): RawBuilder<unknown> {
  const isEveryRow = [true, false].every((isActive) => {
    const ranges = branches.filter((branch) => branch.isActive === isActive).map(({ range }) => range)
    return ranges.includes('all') || (ranges.includes('dated') && ranges.includes('undated'))
  })
  return isEveryRow ? sql`true` : sql`(${sql.join(branches.map(isInBranch), sql` or `)})`
}

function isInBranch({ isActive, range }: OrderBranch): RawBuilder<unknown> {
  return range === 'all' ? sql`is_active = ${isActive}` : sql`(is_active = ${isActive} and ${hasRange(range)})`
}

function hasRange(range: OrderBranch['range'] = 'all'): RawBuilder<unknown> {
  switch (range) {
    case 'all':
      return sql`true`
    case 'dated':
      return sql`started_ms >= ${EARLIEST_START_MS}::bigint`
    case 'undated':
      return sql`started_ms < ${EARLIEST_START_MS}::bigint`
  }
}

/** The rows of a range with their `sort_key`; each selection gives at most as many rows as are examined in total. */
function rowsInOrder(
  branches: readonly OrderBranch[],
  scanRange: ScanRange,
  { most, columns }: { most: number; columns: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const selections = branches.map(({ isActive, column: name, offset, range }) => {
    const column = sql.ref(name)
    return sql`(
      select ${columns}, ${column} as sort_key from ad_search
      where is_active = ${isActive} and ${hasRange(range)} and ${between(scanRange, column, offset)}
      order by ${column} ${direction(scanRange)}, ad_id ${direction(scanRange)}
      limit ${most}
    )`
  })
  return sql.join(selections, sql` union all `)
}

/** The last of the next `rows` rows; no row when there are fewer. */
function lastRow(branches: readonly OrderBranch[], scanRange: ScanRange, rows: number): RawBuilder<unknown> {
  return sql`
    select * from (${rowsInOrder(branches, scanRange, { most: rows, columns: sql`ad_id` })}) as selections
    ${inOrder(scanRange)} offset ${rows - 1} limit 1
  `
}

/** The key of a row in selections that share one key. */
function toKey(branches: readonly OrderBranch[]): RawBuilder<unknown> {
  return sql`(sort_key + ${branches[0]?.offset ?? 0}::bigint)::float8`
}

/** A key that compares the rows of all selections. */
function sortKey(branches: readonly OrderBranch[]): RawBuilder<unknown> {
  const cases = branches.map((branch) => {
    return sql`when ${isInBranch(branch)} then ${sql.ref(branch.column)} + ${branch.offset}::bigint`
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}

function between(
  { direction: way, after, until }: ScanRange,
  column: RawBuilder<unknown>,
  offset: number,
): RawBuilder<unknown> {
  function compare(operator: string, { key, id }: Position): RawBuilder<unknown> {
    return sql`(${column}, ad_id) ${sql.raw(operator)} (${key - offset}::bigint, ${id}::uuid)`
  }
  return joined([
    after !== null && compare(way === 'asc' ? '>' : '<', after),
    until !== null && compare(way === 'asc' ? '<=' : '>=', until),
  ])
}

/** The columns that criteria may use. */
const scannedColumns = sql`ad_id, home_id, brand_id, is_active, started_ms, run_key, variations, reach,
  verified_floor, seen_floor, terms`
const matchColumns = sql`brand_id as "brandId"`

/** The terms of a collected match: the row is read again at its place, only when the match is on the page. */
const termsAtPlace = sql`(select terms from ad_search where ctid = page.place)`

function toRank({ rankQuery }: AdCriteria, terms: RawBuilder<unknown>): RawBuilder<unknown> {
  return rankQuery === null ? sql`0::float8` : sql`ts_rank_cd(${terms}, ${rankQuery}::tsquery)::float8`
}

function inOrder(scanRange: ScanRange): RawBuilder<unknown> {
  return sql`order by sort_key ${direction(scanRange)}, ad_id ${direction(scanRange)}`
}

function direction(scanRange: ScanRange): RawBuilder<unknown> {
  return scanRange.direction === 'asc' ? sql`asc` : sql`desc`
}
