import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { querySeconds } from '../metrics/instruments.ts'
import { CopyIn } from './copy-in.ts'
import type { Tables } from './tables.generated.ts'

/** The database with all tables. `table-owners.test.ts` checks which module may read and write which table. */
export type Database = Kysely<Tables>

export interface DatabaseOptions {
  /** Connection string; a private socket is `postgres://user@/name?host=/path/of/the/socket/folder`. */
  url: string
  log: Pick<Logger, 'warn'>
  maxConnections?: number
}

const CONNECTION_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 30_000

/** A pool of connections behind Kysely. `destroy()` closes it. */
export function openDatabase({ url, log, maxConnections = 10 }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  })
  // Without a listener, an idle connection that the server closes would end the process. The pool replaces the connection by
  // itself.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'))
  // The same holds for a connection in use: its query fails with the reason, so the event itself adds nothing.
  pool.on('connect', (client) => client.on('error', () => {}))
  const database: Database = new Kysely({
    dialect: new PostgresDialect({ pool, cursor: CopyIn }),
    log: ({ level, queryDurationMillis }) =>
      querySeconds.observe({ outcome: level === 'query' ? 'done' : 'failed' }, queryDurationMillis / 1000),
  })
  pools.set(database, pool)
  return database
}

const pools = new WeakMap<Database, pg.Pool>()

export interface PoolState {
  /** The most connections that the pool opens. */
  limit: number
  /** Connections in use. */
  used: number
  /** Callers that wait for a connection. */
  waiting: number
}

/** Whether as many callers wait as there are connections twice over: more of them would only make all answers late. */
export function isPoolBusy({ limit, waiting }: PoolState): boolean {
  return waiting >= 2 * limit
}

/** The connections of a database that `openDatabase` opened; transactions share those of their database. */
export function readPoolState(database: Database): PoolState {
  const pool = pools.get(database)
  return pool === undefined
    ? { limit: 0, used: 0, waiting: 0 }
    : { limit: pool.options.max, used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }
}
