import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai'
import { callProvider } from '../../../platform/web/call-provider.ts'
import { AnswerTooLarge, type LimitedFetch, RefusedAddress } from '../../../platform/web/limited-fetch.ts'
import { noteRefusedKey } from '../../../platform/metrics/refused-keys.ts'
import { ProviderFailure, type ProviderFailureKind } from './provider-failure.ts'
import type { ProviderOwner, ProviderSettings } from './provider.ts'

interface Connection {
  owner: ProviderOwner
  fetch: LimitedFetch
  timeoutMs: number
}

/** Runs calls of a provider. @throws ProviderFailure for every failure of the provider */
export type AskProvider = <T>(call: (client: OpenAI) => Promise<T>) => Promise<T>

/** The official client with a custom base address. Its own retries are off, because our jobs retry. */
export function connectToProvider(
  { baseAddress, apiKey }: ProviderSettings,
  { owner, fetch, timeoutMs }: Connection,
): AskProvider {
  const client = new OpenAI({
    baseURL: baseAddress,
    apiKey,
    fetch,
    timeout: timeoutMs,
    maxRetries: 0,
    // None of the operator's own client settings are sent to another address.
    organization: null,
    project: null,
    logLevel: 'off',
  })
  return async (call) => {
    try {
      return await callProvider('generation', () => call(client))
    } catch (error) {
      const failure = toFailure(error)
      throw owner === 'server' ? withoutSettings(failure) : failure
    }
  }
}

/** Users cannot change the key of the server, so they are told who can. */
function withoutSettings(failure: unknown): unknown {
  if (!(failure instanceof ProviderFailure) || failure.kind !== 'key') {
    return failure
  }
  noteRefusedKey('generation')
  return new ProviderFailure('server_key')
}

const POLICY_CODES = /content_policy|moderation|content_filter|safety/i
const SECOND_MS = 1000

function toFailure(error: unknown): unknown {
  if (error instanceof ProviderFailure) {
    return error
  }
  const cause = listCauses(error)
  if (cause.some((one) => one instanceof RefusedAddress)) {
    return new ProviderFailure('address')
  }
  if (cause.some((one) => one instanceof AnswerTooLarge)) {
    return new ProviderFailure('answer')
  }
  if (error instanceof APIConnectionTimeoutError || cause.some(isTimeout)) {
    return new ProviderFailure('slow')
  }
  if (!(error instanceof APIError)) {
    // A SyntaxError means a truncated body or invalid JSON.
    return error instanceof SyntaxError ? new ProviderFailure('answer') : new ProviderFailure('unreachable')
  }
  return toStatusFailure(error)
}

const KINDS_BY_STATUS: ReadonlyMap<number, ProviderFailureKind> = new Map([
  [401, 'key'],
  [403, 'key'],
  [404, 'model'],
  [408, 'busy'],
  [409, 'busy'],
  [429, 'busy'],
])

function toStatusFailure({ status, code, type, headers }: APIError): ProviderFailure {
  const words = `${code ?? ''} ${type ?? ''}`
  if (status === undefined) {
    return new ProviderFailure('unreachable')
  }
  if (status === 429 && /insufficient_quota|billing/.test(words)) {
    return new ProviderFailure('quota')
  }
  const kind = status >= 500 ? 'busy' : KINDS_BY_STATUS.get(status)
  if (kind !== undefined) {
    return new ProviderFailure(kind, readRetryAfter(headers?.get('retry-after')))
  }
  return new ProviderFailure(POLICY_CODES.test(words) ? 'policy' : 'request')
}

/** Parses Retry-After: seconds or a date (RFC 9110, 10.2.3). */
function readRetryAfter(value: string | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') {
    return undefined
  }
  const seconds = Number(value)
  const wait = Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(value) - Date.now()
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}

function isTimeout(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : ''
  return name === 'AbortError' || name === 'TimeoutError'
}

const DEEPEST_CAUSE = 5

function listCauses(error: unknown): unknown[] {
  const causes: unknown[] = []
  let one = error
  while (typeof one === 'object' && one !== null && causes.length < DEEPEST_CAUSE) {
    causes.push(one)
    one = 'cause' in one ? one.cause : null
  }
  return causes
}
