import type { ApiAnswer } from '../../../../platform/web/call-api.ts'
import { parseExactJson } from '../../../../platform/web/parse-exact-json.ts'
import { withoutSecrets } from '../../../../platform/secrets/without-secrets.ts'
import { SourceError, type SourceErrorKind } from '../connector.ts'
import { tiktokFailure, tiktokTokenFailure } from './tiktok-answer.ts'

/** https://developers.tiktok.com/doc/tiktok-api-v2-error-handling; the daily quota is reset at midnight UTC. */
const KINDS: ReadonlyMap<string, SourceErrorKind> = new Map<string, SourceErrorKind>([
  ['access_token_invalid', 'token'],
  ['scope_not_authorized', 'permission'],
  ['scope_permission_missed', 'permission'],
  ['invalid_params', 'query'],
  ['rate_limit_exceeded', 'throttled'],
  ['daily_quota_limit_exceeded', 'throttled'],
  ['internal_error', 'unavailable'],
])

const SCOPE_ADVICE =
  'The client needs access to the Commercial Content API (scope research.adlib.basic). Apply for it at developers.tiktok.com.'
const KEYS_ADVICE = 'Copy client key and client secret from your project at developers.tiktok.com again.'

/** @param hasCursor whether the request continued a search; parameters that are refused only then mean that search */
export function tiktokError(answer: ApiAnswer, secrets: readonly string[], hasCursor: boolean, now: Date): SourceError {
  const failure = tiktokFailure.safeParse(parseExactJson(answer.text)).data?.error
  const kind = toKind(failure?.code, answer.status)
  const words = failure === undefined ? `status ${answer.status}` : withoutSecrets(failure.message, secrets)
  const code = failure === undefined ? '' : ` (${withoutSecrets(failure.code, secrets)})`
  return new SourceError(kind === 'query' && hasCursor ? 'cursor' : kind, `TikTok says: ${words}${code}`, {
    ...(kind === 'permission' && { advice: SCOPE_ADVICE }),
    retryAt: kind === 'throttled' ? retryAt(answer, failure?.code, now) : null,
  })
}

/** The meaning of an error of the token endpoint. */
export function tiktokTokenError(answer: ApiAnswer, secrets: readonly string[], now: Date): SourceError {
  const failure = tiktokTokenFailure.safeParse(parseExactJson(answer.text)).data
  if (failure === undefined) {
    return tiktokError(answer, secrets, false, now)
  }
  const words = withoutSecrets(failure.error_description || failure.error, secrets)
  return new SourceError('token', `TikTok says: ${words}`, { advice: KEYS_ADVICE })
}

function toKind(code: string | undefined, status: number): SourceErrorKind {
  const known = code === undefined ? undefined : KINDS.get(code)
  if (known !== undefined) {
    return known
  }
  if (status === 429) {
    return 'throttled'
  }
  if (status >= 500) {
    return 'unavailable'
  }
  return status === 401 ? 'token' : 'answer'
}

function retryAt({ headers }: ApiAnswer, code: string | undefined, now: Date): Date | null {
  const seconds = Number(headers['retry-after'] ?? '')
  if (seconds > 0) {
    return new Date(now.getTime() + seconds * 1000)
  }
  return code === 'daily_quota_limit_exceeded' ? nextMidnight(now) : null
}

function nextMidnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}
