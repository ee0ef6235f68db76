import type { ApiAnswer } from '../../../platform/web/call-api.ts'
import { parseSourceJson } from '../call-source.ts'
import { SourceError, type SourceErrorKind, withoutSecrets } from '../connector.ts'
import { type MetaFailure, metaFailure } from './meta-answer.ts'
import { regainAccessMs } from './meta-usage.ts'

/**
 * Kinds by error code. 4 (application), 17 (user), 32 (page), 341 (application), 613 (custom limits) and 80000 to 80014
 * (business use cases) are limits; 1 and 2 pass by themselves; 102 and 190 are about the token; 3, 10 and 200 to 299 about
 * permissions; 100 and 2500 about parameters.
 * https://developers.facebook.com/docs/graph-api/guides/error-handling
 * https://developers.facebook.com/docs/graph-api/overview/rate-limiting
 */
const KINDS: ReadonlyMap<number, SourceErrorKind> = new Map<number, SourceErrorKind>([
  [1, 'unavailable'],
  [2, 'unavailable'],
  [3, 'permission'],
  [4, 'throttled'],
  [10, 'permission'],
  [17, 'throttled'],
  [32, 'throttled'],
  [100, 'query'],
  [102, 'token'],
  [190, 'token'],
  [341, 'throttled'],
  [613, 'throttled'],
  [2500, 'query'],
])

/** Told by the library for an app or a person that was not let in. */
const NOT_LET_IN = new Set([2_332_002, 2_332_004])

const TOKEN_ADVICE: ReadonlyMap<number, string> = new Map([
  [458, 'The person has removed the app. Log in to it again and make a new token.'],
  [459, 'Log in to facebook.com, do what it asks, and make a new token.'],
  [460, 'The password was changed. Make a new token.'],
  [463, 'The token has expired. Make a new one; a long-lived token works for about 60 days.'],
  [464, 'The account is not confirmed. Log in to facebook.com, do what it asks, and make a new token.'],
  [467, 'The token was revoked. Make a new one.'],
])

const LIBRARY_ACCESS =
  'Confirm your identity at facebook.com/ID, accept the terms at facebook.com/ads/library/api, and make a new token.'

/**
 * What an answer without ads means.
 * @param hasCursor a parameter that is refused only now is the place to go on from
 */
export function metaError(answer: ApiAnswer, token: string, hasCursor: boolean, now: Date): SourceError {
  const failure = metaFailure.safeParse(parseSourceJson(answer.text)).data?.error
  if (failure === undefined) {
    const kind = answer.status === 429 ? 'throttled' : 'unavailable'
    return new SourceError(kind, `Meta answered with status ${answer.status}.`, { retryAt: retryAt(answer, now) })
  }
  const kind = toKind(failure, hasCursor)
  const words = withoutSecrets(failure.error_user_msg ?? failure.message, [token])
  const advice = adviceFor(failure, kind)
  return new SourceError(kind, `Meta says: ${words} (code ${codes(failure)})`, {
    ...(advice !== null && { advice }),
    retryAt: kind === 'throttled' ? retryAt(answer, now) : null,
  })
}

function toKind(failure: MetaFailure, hasCursor: boolean): SourceErrorKind {
  const { message, error_subcode: subcode = 0, is_transient: isTransient = false } = failure
  if (/reduce the amount of data/i.test(message)) {
    return 'too_much'
  }
  if (NOT_LET_IN.has(subcode)) {
    return 'permission'
  }
  const kind = kindOfCode(failure.code)
  if (kind === 'query' && hasCursor) {
    return 'cursor'
  }
  return kind ?? (isTransient ? 'unavailable' : 'answer')
}

function kindOfCode(code: number): SourceErrorKind | undefined {
  if (code >= 80_000 && code <= 80_014) {
    return 'throttled'
  }
  return code >= 200 && code <= 299 ? 'permission' : KINDS.get(code)
}

function adviceFor({ error_subcode: subcode = 0 }: MetaFailure, kind: SourceErrorKind): string | null {
  if (kind === 'token') {
    return TOKEN_ADVICE.get(subcode) ?? null
  }
  return kind === 'permission' ? LIBRARY_ACCESS : null
}

function codes({ code, error_subcode: subcode }: MetaFailure): string {
  return subcode === undefined ? String(code) : `${code}/${subcode}`
}

function retryAt({ headers }: ApiAnswer, now: Date): Date | null {
  const waitMs = regainAccessMs(headers)
  return waitMs === 0 ? null : new Date(now.getTime() + waitMs)
}
