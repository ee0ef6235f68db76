import { z } from 'zod'
import { withoutSecrets } from '../secrets/without-secrets.ts'
import type { ApiAnswer } from '../web/call-api.ts'
import { parseExactJson } from '../web/parse-exact-json.ts'
import { regainAccessMs } from './graph-usage.ts'

/**
 * `token`, `permission`, `query`, `answer`: a user has to act. `throttled`, `unavailable`: waiting helps. `too_much`: requesting
 * less data helps.
 */
export type GraphErrorKind = 'token' | 'permission' | 'query' | 'answer' | 'throttled' | 'unavailable' | 'too_much'

/** The meaning of an answer of Meta's Graph API without data. */
export interface GraphFailure {
  kind: GraphErrorKind
  /** A description with Meta's codes and without the token. */
  message: string
  /** The action that a user can take, when the kind alone does not say it. */
  advice: string | null
  /** The time at which Meta will answer again, according to Meta. */
  retryAt: Date | null
  subcode: number
}

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const failure = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.number().int().default(0),
    error_subcode: z.number().int().optional(),
    error_user_msg: z.string().optional(),
    is_transient: z.boolean().optional(),
  }),
})
type Failure = z.output<typeof failure>['error']

/**
 * Kinds by error code. 4 (application), 17 (user), 32 (page), 341 (application), 613 (custom limits) and 80000 to 80014
 * (business use cases) are limits; 1 and 2 pass by themselves; 102 and 190 are about the token; 3, 10 and 200 to 299 about
 * permissions; 100 and 2500 about parameters.
 * https://developers.facebook.com/docs/graph-api/guides/error-handling
 * https://developers.facebook.com/docs/graph-api/overview/rate-limiting
 */
const KINDS: ReadonlyMap<number, GraphErrorKind> = new Map<number, GraphErrorKind>([
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

/**
 * “Request Timed Out. Try a smaller date range, fetch less data, or use async jobs.”
 * https://developers.facebook.com/documentation/ads-commerce/marketing-api/insights/error-codes
 */
const TOO_MUCH = new Set([1_504_018, 1_504_038])

const TOKEN_ADVICE: ReadonlyMap<number, string> = new Map([
  [458, 'The person has removed the app. Log in to it again and make a new token.'],
  [459, 'Log in to facebook.com, do what it asks, and make a new token.'],
  [460, 'The password was changed. Make a new token.'],
  [463, 'The token has expired. Make a new one; a long-lived token works for about 60 days.'],
  [464, 'The account is not confirmed. Log in to facebook.com, do what it asks, and make a new token.'],
  [467, 'The token was revoked. Make a new one.'],
])

/** @param token is removed from Meta's message, which may repeat it */
export function readGraphFailure(answer: ApiAnswer, token: string, now: Date): GraphFailure {
  const read = failure.safeParse(parseExactJson(answer.text)).data?.error
  if (read === undefined) {
    const kind = answer.status === 429 ? 'throttled' : 'unavailable'
    const message = `Meta answered with status ${answer.status}.`
    return { kind, message, advice: null, retryAt: toRetryTime(answer, now), subcode: 0 }
  }
  const { error_subcode: subcode = 0 } = read
  const kind = toKind(read)
  const words = withoutSecrets(read.error_user_msg ?? read.message, [token])
  return {
    kind,
    message: `Meta says: ${words} (code ${toCodes(read)})`,
    advice: kind === 'token' ? (TOKEN_ADVICE.get(subcode) ?? null) : null,
    retryAt: kind === 'throttled' ? toRetryTime(answer, now) : null,
    subcode,
  }
}

function toKind({ message, code, error_subcode: subcode = 0, is_transient: isTransient = false }: Failure) {
  if (/reduce the amount of data/i.test(message) || TOO_MUCH.has(subcode)) {
    return 'too_much'
  }
  return getKindOfCode(code) ?? (isTransient ? 'unavailable' : 'answer')
}

function getKindOfCode(code: number): GraphErrorKind | undefined {
  if (code >= 80_000 && code <= 80_014) {
    return 'throttled'
  }
  return code >= 200 && code <= 299 ? 'permission' : KINDS.get(code)
}

function toCodes({ code, error_subcode: subcode }: Failure): string {
  return subcode === undefined ? String(code) : `${code}/${subcode}`
}

function toRetryTime({ headers }: ApiAnswer, now: Date): Date | null {
  const waitMs = regainAccessMs(headers)
  return waitMs === 0 ? null : new Date(now.getTime() + waitMs)
}
