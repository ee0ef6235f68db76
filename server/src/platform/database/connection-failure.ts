import { errorCode } from '../errors/error-code.ts'

/** Socket errors that occur while PostgreSQL is not available. */
const SOCKET_ERRORS: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** The messages of `pg`, which have no code, about a connection that ended during a query or was never made. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Class 08: connection exceptions; class 28: the password is not accepted any more; 57P01…57P03: PostgreSQL is stopping, has crashed, or is
 * starting.
 */
const SERVER_CODES = /^(08|28|57P0[1-3])/

/** Whether the database could not be reached, or the connection was lost: the same request may succeed a moment later. */
export function isConnectionFailure(error: unknown): boolean {
  const code = errorCode(error)
  if (code === undefined) {
    return error instanceof Error && DRIVER_MESSAGES.test(error.message)
  }
  return SERVER_CODES.test(code) || (SOCKET_ERRORS.has(code) && isSocketCall(error))
}

/** A missing file is also ENOENT, so only a failed connect, read or write of a socket counts. */
function isSocketCall(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'syscall' in error &&
    ['connect', 'read', 'write'].includes(String(error.syscall))
  )
}
