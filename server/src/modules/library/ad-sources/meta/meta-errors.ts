import { readGraphFailure } from '../../../../platform/graph-api/graph-error.ts'
import type { ApiAnswer } from '../../../../platform/web/call-api.ts'
import { SourceError, type SourceErrorKind } from '../connector.ts'

/** Error subcodes for an app or a user without access to the library. */
const NOT_LET_IN = new Set([2_332_002, 2_332_004])

const LIBRARY_ACCESS =
  'Confirm your identity at facebook.com/ID, accept the terms at facebook.com/ads/library/api, and make a new token.'

/**
 * The meaning of an answer without ads.
 * @param hasCursor whether the request had a cursor; a parameter that is refused only then is the cursor
 */
export function metaError(answer: ApiAnswer, token: string, hasCursor: boolean, now: Date): SourceError {
  const failure = readGraphFailure(answer, token, now)
  const kind = toKind(NOT_LET_IN.has(failure.subcode) ? 'permission' : failure.kind, hasCursor)
  const advice = kind === 'permission' ? LIBRARY_ACCESS : failure.advice
  return new SourceError(kind, failure.message, { ...(advice !== null && { advice }), retryAt: failure.retryAt })
}

function toKind(kind: SourceErrorKind, hasCursor: boolean): SourceErrorKind {
  return kind === 'query' && hasCursor ? 'cursor' : kind
}
