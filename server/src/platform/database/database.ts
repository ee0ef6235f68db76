import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { querySeconds } from '../metrics/instruments.ts'
import { traceQuery } from '../tracing/trace-query.ts'
import { CopyIn } from './copy-in.ts'
import { openPool, type PoolOptions } from './pool.ts'
import type { Tables } from './tables.generated.ts'

/** The database with all tables. `table-owners.test.ts` checks which module may read and write which table. */
export type Database = Kysely<Tables>

/** A pool of connections behind Kysely. `destroy()` closes it. */
export function openDatabase(options: PoolOptions): Database {
  const pool = openPool(options)
  const dialect = new PostgresDialect({ pool, cursor: CopyIn })
  return withPool(new Kysely({ dialect, log: measureQuery }), () => pool)
}

/** Counts a query with its duration, and notes it in the running trace; a log of Kysely. */
export function measureQuery({
  level,
  query,
  queryDurationMillis,
}: Pick<LogEvent, 'level' | 'query' | 'queryDurationMillis'>): void {
  const outcome = level === 'query' ? 'done' : 'failed'
  querySeconds.observe({ outcome }, queryDurationMillis / 1000)
  traceQuery(query.sql, queryDurationMillis, outcome)
}

const pools = new WeakMap<Database, () => pg.Pool>()

/** Notes where `readPoolState` finds the pool of a database. */
export function withPool(database: Database, getPool: () => pg.Pool): Database {
  pools.set(database, getPool)
  return database
}

export interface PoolState {
  /** The most connections that the pool opens. */
  limit: number
  /** Connections in use. */
  used: number
  /** Callers that wait for a connection. */
  waiting: number
}

/** Whether so many callers wait for each connection that more of them would only make all answers late. */
export function isPoolBusy({ limit, waiting }: PoolState, waitingPerConnection: number): boolean {
  return limit > 0 && waiting >= waitingPerConnection * limit
}

/** The connections of a database, to its primary when it has replicas; transactions share those of their database. */
export function readPoolState(database: Database): PoolState {
  const pool = pools.get(database)?.()
  return pool === undefined
    ? { limit: 0, used: 0, waiting: 0 }
    : { limit: pool.options.max, used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }
}
