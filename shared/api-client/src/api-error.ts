import type { AnyEndpoint } from '@marquee/contract/endpoint'
import type { ErrorCode } from '@marquee/contract/error-codes'
import { errorResponse } from '@marquee/contract/error-response'

/** The server answered with an error status. `message` is a text for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  /** Messages by field of a 422; empty otherwise. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly requestId: string | null
  /** The time after which the server asks to be called again; null when it names none. */
  readonly retryAfterMs: number | null

  constructor(
    status: number,
    message: string,
    details: {
      code?: ErrorCode | undefined
      fields?: Record<string, string[]> | undefined
      requestId?: string | null
      retryAfterMs?: number | null
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = details.code
    this.fields = details.fields ?? {}
    this.requestId = details.requestId ?? null
    this.retryAfterMs = details.retryAfterMs ?? null
  }
}

/**
 * Whether the server refused a call of the endpoint with one of the codes that it declares: `isRefusal<typeof updateBrief>(error,
 * 'version_conflict')`.
 */
export function isRefusal<E extends AnyEndpoint>(error: unknown, code: E['errorCodes'][number]): error is ApiError {
  return error instanceof ApiError && error.code === code
}

/** No answer arrived: offline, refused, or cut off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(cause: unknown) {
    super('The server could not be reached. Check your connection and try again.', { cause })
  }
}

/** The answer does not fit the contract: a proxy's HTML page, an incomplete answer, another version of the server. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError'
  constructor(method: string, path: string, cause?: unknown) {
    super('The server gave an answer that this page does not understand. Reload the page.', { cause })
    this.method = method
    this.path = path
  }
  readonly method: string
  readonly path: string
}

/** Replaces the server's message for a refused XSRF token, which is written for programs. */
const UNCONFIRMED_SESSION =
  'Your session could not be confirmed. Allow cookies for this site, reload the page and try again.'

/** Reads an error answer; an answer that does not have the contract's error shape gets a general message. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const requestId = response.headers.get('x-request-id')
  const retryAfterMs = readRetryAfter(response.headers)
  if (response.status === 419) {
    return new ApiError(419, UNCONFIRMED_SESSION, { requestId })
  }
  const parsed = errorResponse.safeParse(await response.json().catch(() => null))
  if (!parsed.success) {
    return new ApiError(response.status, `The server answered with an error (${response.status}). Try again.`, {
      requestId,
      retryAfterMs,
    })
  }
  return new ApiError(response.status, parsed.data.message, {
    code: parsed.data.code,
    fields: parsed.data.errors,
    requestId,
    retryAfterMs,
  })
}

/** Our server sends seconds, and never a date. */
function readRetryAfter(headers: Headers): number | null {
  const seconds = headers.get('retry-after')
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null
}
