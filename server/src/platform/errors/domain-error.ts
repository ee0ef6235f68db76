import type { ErrorCode } from '@marquee/contract/error-codes'

export interface DomainErrorDetails {
  /** A stable code for programs; the endpoint declares it. */
  code?: ErrorCode
  /** Messages by field, for a validation error. */
  errors?: Record<string, string[]>
  headers?: Record<string, string>
}

/** A failure with an answer for the caller. The message is written for users. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly errors: Record<string, string[]> | undefined
  readonly headers: Record<string, string>

  constructor(status: number, message: string, details: DomainErrorDetails = {}) {
    super(message)
    this.status = status
    this.code = details.code
    this.errors = details.errors
    this.headers = details.headers ?? {}
  }
}

/** 404. `what` is a noun in the product's terms: `notFound('brief')` says "This brief does not exist." */
export function notFound(what: string): DomainError {
  return new DomainError(404, `This ${what} does not exist.`)
}

/** What was looked for. @throws DomainError 404 if there is none; `what` is a noun in the product's terms */
export function required<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) {
    throw notFound(what)
  }
  return found
}

/**
 * For `catch`: answers in another way for something that does not exist. Every other failure, such as one of the database, is thrown as it is,
 * because nothing is known of the object then.
 */
export function ifNotFound<T>(answer: () => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof DomainError && error.status === 404) {
      return answer()
    }
    throw error
  }
}

/**
 * What a request names in a field, such as its product.
 * @throws DomainError 422 with the message on the field, if it does not exist
 */
export function refuseMissing<T>(field: string, message: string, find: () => Promise<T>): Promise<T> {
  return find().catch(
    ifNotFound(() => {
      throw invalid({ [field]: [message] })
    }),
  )
}

/** 403. */
export function forbidden(message: string): DomainError {
  return new DomainError(403, message)
}

/** 409. */
export function conflict(message: string, code?: ErrorCode): DomainError {
  return new DomainError(409, message, code === undefined ? {} : { code })
}

/** 401, with Laravel's message (auth contract). */
export function unauthenticated(): DomainError {
  return new DomainError(401, 'Unauthenticated.')
}

/** The exceeded limit, and the time to try again. */
interface UsedUpLimit {
  limit: number
  retryAfterSeconds: number
  /** In seconds since 1970; unknown when only the end of another caller makes room. */
  resetsAt?: number
}

/** 429 with Retry-After and the headers of Laravel's throttle. */
export function tooManyRequests(
  message: string,
  { limit, retryAfterSeconds, resetsAt }: UsedUpLimit,
  details: Pick<DomainErrorDetails, 'errors'> = {},
): DomainError {
  const headers = {
    'retry-after': String(Math.ceil(retryAfterSeconds)),
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': '0',
    ...(resetsAt !== undefined && { 'x-ratelimit-reset': String(resetsAt) }),
  }
  return new DomainError(429, message, { ...details, headers })
}

/** 422 in Laravel's format: the first message, and the number of further ones. */
export function invalid(errors: Record<string, string[]>): DomainError {
  const [first = 'The given data was invalid.', ...others] = Object.values(errors).flat()
  return new DomainError(422, first + remainder(others.length), { errors })
}

function remainder(count: number): string {
  if (count === 0) {
    return ''
  }
  return ` (and ${count} more ${count === 1 ? 'error' : 'errors'})`
}
