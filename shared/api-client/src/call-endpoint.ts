import { toAddress } from '@marquee/contract/address'
import { csrfCookie } from '@marquee/contract/authentication'
import type { AnyEndpoint, CallInput, CallOutput } from '@marquee/contract/endpoint'
import { asksForPlan } from '@marquee/contract/error-response'
import { type ApiError, apiErrorFrom, NetworkError, UnexpectedAnswerError } from './api-error.ts'
import { sendFile } from './send-file.ts'
import { keepXsrfToken, xsrfHeader } from './xsrf-token.ts'

interface ApiClientSettings {
  /** Origin of the API, without a slash at the end; empty = the page's own. */
  baseUrl: string
  /**
   * Called for every 419, and for every 401 except those that callers handle themselves. The host reloads the page, a limited number of
   * times.
   */
  onSessionLost: (status: 401 | 419) => void
  /** Called when the error message asks for a plan. The host goes to the plans page. */
  onPlanRequired: (message: string) => void
}

let settings: ApiClientSettings = { baseUrl: '', onSessionLost: () => {}, onPlanRequired: () => {} }

/** Set once by the host at start-up. */
export function configureApiClient(changes: Partial<ApiClientSettings>): void {
  settings = { ...settings, ...changes }
}

/** Reacts like to a 401: an answer has shown that the session has ended. */
export function reportLostSession(): void {
  settings.onSessionLost(401)
}

/** The URL of a path of the API, for requests that do not use `callEndpoint`: event streams, beacons, documents. */
export function toApiUrl(path: string): string {
  return settings.baseUrl + path
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The file of a multipart endpoint. */
  file?: File | undefined
  /** Called repeatedly during the upload with the share of the file that has been sent, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined
  /** The caller deals with 401 itself (the login page, the access check). */
  keepSession?: boolean | undefined
  /** Lets the request continue when the page is closed, as for the last save of an editor. Long bodies cannot do this. */
  keepalive?: boolean | undefined
}

/** The Fetch standard lets all requests of a page together send 64 KiB of bodies after the page is closed, and refuses more. */
const MAX_KEEPALIVE_CHARACTERS = 15_000

/**
 * Calls one endpoint of the contract. Sends credentials and the XSRF header, asks for JSON, has no timeout. A write that is refused because
 * of its XSRF token (419) is sent once more with a fresh one; the server has not changed anything by then.
 * @returns the parsed answer; `undefined` for an empty one
 * @throws ApiError when the server answers with an error, NetworkError without an answer, UnexpectedAnswerError when the answer
 * does not fit the contract, and the signal's AbortError
 */
export async function callEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<CallOutput<E>> {
  const address = toAddress(endpoint, input)
  const { body } = input as { body?: unknown }
  const sendOnce = () => send(endpoint, address, body, options)
  const first = await sendOnce()
  const isRepeated = first.status === 419 && endpoint.method !== 'GET' && (await renewXsrfToken(options.signal))
  const response = isRepeated ? await sendOnce() : first
  if (!response.ok) {
    throw reported(await apiErrorFrom(response), options)
  }
  return parsedAnswer(endpoint, response)
}

/** @returns whether there is a fresh token to send */
async function renewXsrfToken(signal: AbortSignal | undefined): Promise<boolean> {
  return (await send(csrfCookie, csrfCookie.path, undefined, { signal })).ok
}

async function send(endpoint: AnyEndpoint, address: string, body: unknown, options: CallOptions): Promise<Response> {
  const response = await request(endpoint, address, body, options)
  keepXsrfToken(response.headers)
  return response
}

async function request(endpoint: AnyEndpoint, address: string, body: unknown, options: CallOptions): Promise<Response> {
  const { method } = endpoint
  const { file, signal, onSent } = options
  const url = toApiUrl(address)
  const headers: Record<string, string> = { accept: 'application/json', ...xsrfHeader() }
  try {
    if (file !== undefined) {
      return await sendFile(url, { method, headers, file, signal, onSent })
    }
    const init: RequestInit = { method, headers, credentials: 'include', signal: signal ?? null }
    if (body !== undefined) {
      headers['content-type'] = 'application/json'
      init.body = JSON.stringify(body)
      // UTF-8 needs at most 4 bytes for each character.
      init.keepalive = options.keepalive === true && init.body.length <= MAX_KEEPALIVE_CHARACTERS
    }
    return await fetch(url, init)
  } catch (error) {
    if (signal?.aborted) {
      throw error
    }
    throw new NetworkError(error)
  }
}

async function parsedAnswer<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<CallOutput<E>> {
  const isEmpty = response.status === 202 || response.status === 204
  const content: unknown = isEmpty ? undefined : await response.json().catch(() => null)
  const parsed = endpoint.response.safeParse(content)
  if (!parsed.success) {
    throw new UnexpectedAnswerError(endpoint.method, endpoint.path, parsed.error)
  }
  return parsed.data as CallOutput<E>
}

function reported(error: ApiError, options: CallOptions): ApiError {
  const { status } = error
  if (status === 419 || (status === 401 && options.keepSession !== true)) {
    settings.onSessionLost(status)
  }
  if (asksForPlan(error.message)) {
    settings.onPlanRequired(error.message)
  }
  return error
}
