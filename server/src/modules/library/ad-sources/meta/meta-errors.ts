import { readGraphFailure } from '../../../../platform/graph-api/graph-error.ts'
import type { ApiAnswer } from '../../../../platform/web/call-api.ts'
import { SourceError, type SourceErrorKind } from '../connector.ts'

/** Told by the library for an app or a person that was not let in. */
const NOT_LET_IN = new Set([2_332_002, 2_332_004])

const LIBRARY_ACCESS =
  'Confirm your identity at facebook.com/ID, accept the terms at facebook.com/ads/library/api, and make a new token.'

/**
 * What an answer without ads means.
 * @param hasCursor a parameter that is refused only now is the place to go on from
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
