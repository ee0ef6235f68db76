import { constants, setPriority } from 'node:os'
import pg from 'pg'
import type { Logger } from 'pino'

export interface PoolOptions {
  /** Connection string; a private socket is `postgres://user@/name?host=/path/of/the/socket/folder`. */
  url: string
  log: Pick<Logger, 'warn'>
  maxConnections?: number
  /** How long a query waits for a connection, in milliseconds. */
  connectionTimeoutMs?: number
  /** For a PostgreSQL of this machine: its processes for this pool run below the normal priority. */
  hasLowPriority?: boolean
}

const CONNECTION_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 30_000

/** A pool of connections to one PostgreSQL. */
export function openPool({
  url,
  log,
  maxConnections = 10,
  connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
  hasLowPriority = false,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
  })
  // Without a listener, an idle connection that the server closes would end the process. The pool replaces the connection by
  // itself.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'))
  // The same holds for a connection in use: its query fails with the reason, so the event itself adds nothing.
  pool.on('connect', (client) => client.on('error', () => {}))
  if (hasLowPriority) {
    pool.on('connect', lowerPriority)
  }
  return pool
}

/** PostgreSQL has a process for each connection, and tells its id. */
function lowerPriority(client: pg.PoolClient): void {
  if (!('processID' in client) || typeof client.processID !== 'number') {
    return
  }
  try {
    setPriority(client.processID, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It runs under an account whose processes we may not change; then all are equal.
  }
}
