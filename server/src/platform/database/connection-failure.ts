import { DatabaseError } from 'pg'

/** Socket errors while PostgreSQL is away, and what `pg` says about a connection that ended under a query. */
const SOCKET_ERRORS: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the database could not be reached, or went away: the same request may succeed a moment later. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false
  }
  if (error instanceof DatabaseError) {
    // Class 08: connection exceptions; 57P01…57P03: the server is stopping, crashed, or starting.
    return /^(08|57P0[1-3])/.test(error.code ?? '')
  }
  const isSocketError = 'code' in error && 'syscall' in error && SOCKET_ERRORS.has(String(error.code))
  return (isSocketError && error.syscall !== 'open') || DRIVER_MESSAGES.test(error.message)
}
