import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { openPool, type PoolOptions } from '../pool.ts'
import { parseWalPosition, type WalPosition } from './wal-position.ts'

/** What a server says of itself. */
export interface ServerRole {
  isStandby: boolean
  /** How often servers of the cluster have been promoted so far; 0 for a standby. */
  timeline: number
  /** How far a standby has replayed the log, or the primary has written it. */
  position: WalPosition
}

/** A server that does not answer within this time counts as gone, in milliseconds. */
const ANSWER_LIMIT_MS = 1500

const ROLE = `
  select pg_is_in_recovery() as is_standby,
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end as position,
    case when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_lsn()) end as log_file`

const roleRow = z.object({
  is_standby: z.boolean(),
  position: z.string(),
  // The name of a file of the log begins with its timeline, in eight hexadecimal digits.
  log_file: z.string().nullable(),
})

/** One PostgreSQL of a cluster: the primary, or a standby that can be promoted. */
export interface DatabaseServer {
  /** Host and port, or the folder of the socket. */
  name: string
  /** The pool of connections for queries. */
  pool(): pg.Pool
  /** A connection for queries that write. */
  connect(): Promise<pg.PoolClient>
  /** Runs a query. @throws Error also when the server is abandoned meanwhile */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Asks the server for its role. @throws Error when it does not answer in time */
  readRole(): Promise<ServerRole>
  /** Runs something on the connection for roles, which never waits for queries of requests. @throws Error when it does not answer in time */
  askApart<T>(ask: (pool: pg.Pool) => Promise<T>): Promise<T>
  /** Gives up all queries that wait for this server, and its connections. Later queries use new ones. */
  abandon(reason: unknown): void
  close(): Promise<void>
}

export function createDatabaseServer(options: PoolOptions): DatabaseServer {
  // Queries of requests may occupy all of their connections, so the role has a connection of its own.
  const openPools = () => ({
    queries: openPool(options),
    roles: openPool({ ...options, maxConnections: 1, connectionTimeoutMs: ANSWER_LIMIT_MS }),
  })
  let pools = openPools()
  const waiting = new Set<(reason: unknown) => void>()

  async function orAbandoned<T>(work: Promise<T>): Promise<T> {
    const { promise: abandoned, reject } = Promise.withResolvers<never>()
    waiting.add(reject)
    try {
      return await Promise.race([work, abandoned])
    } finally {
      waiting.delete(reject)
    }
  }

  function askApart<T>(ask: (pool: pg.Pool) => Promise<T>): Promise<T> {
    return Promise.race([ask(pools.roles), failLate()])
  }

  return {
    name: toName(options.url),
    pool: () => pools.queries,
    connect: () => pools.queries.connect(),

    async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const { rows } = await orAbandoned(pools.queries.query<Row>(text, [...values]))
      return rows
    },

    askApart,

    async readRole() {
      const { rows } = await askApart((pool) => pool.query(ROLE))
      const { is_standby, position, log_file } = roleRow.parse(rows[0])
      const timeline = log_file === null ? 0 : Number.parseInt(log_file.slice(0, 8), 16)
      return { isStandby: is_standby, timeline, position: parseWalPosition(position) }
    },

    abandon(reason) {
      const { queries, roles } = pools
      pools = openPools()
      for (const reject of waiting) {
        reject(reason)
      }
      // Their ends may wait for a server that does not answer.
      void queries.end()
      void roles.end()
    },

    async close() {
      await Promise.all([pools.queries.end(), pools.roles.end()])
    },
  }
}

async function failLate(): Promise<never> {
  await delay(ANSWER_LIMIT_MS, undefined, { ref: false })
  // When this process itself was held up, the answer has arrived and is read now.
  await delay(50, undefined, { ref: false })
  throw new Error(`It did not answer within ${ANSWER_LIMIT_MS} ms`)
}

/** The address without what is secret in it. */
function toName(url: string): string {
  const { host, searchParams } = new URL(url)
  return searchParams.get('host') ?? host
}
