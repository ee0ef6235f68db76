import type { AnyEndpoint, HandlerInput, HandlerOutput } from '@marquee/contract/endpoint'
import type { ErrorResponse } from '@marquee/contract/error-response'
import { uploadsAnsweredBy } from './fake-upload.ts'

/** An error answer: `failure(422, { message: 'Enter a name.', errors: { name: ['Enter a name.'] } })`. */
export interface Failure {
  failureStatus: number
  error: ErrorResponse
}

type Answer<E extends AnyEndpoint> = HandlerOutput<E> | Failure
type AnswerSource<E extends AnyEndpoint> = Answer<E> | ((input: HandlerInput<E>) => Answer<E> | Promise<Answer<E>>)

interface Route {
  endpoint: AnyEndpoint
  answer: (input: HandlerInput<AnyEndpoint>) => unknown
  calls: HandlerInput<AnyEndpoint>[]
}

const routes = new Map<string, Route>()
const { fetch: realFetch, XMLHttpRequest: realXMLHttpRequest } = globalThis

beforeEach(() => {
  globalThis.fetch = fakeFetch
  globalThis.XMLHttpRequest = uploadsAnsweredBy(fakeFetch)
})

afterEach(() => {
  routes.clear()
  globalThis.fetch = realFetch
  globalThis.XMLHttpRequest = realXMLHttpRequest
})

/**
 * Answers the calls of one endpoint until the test ends. The request and the answer must fit the contract: a test cannot pass with data
 * that the server would never send.
 * @param source the answer, or a function that makes it from the parsed request
 * @returns the parsed requests so far, oldest first; it grows as calls arrive
 */
export function respondWith<E extends AnyEndpoint>(endpoint: E, source: AnswerSource<E>): readonly HandlerInput<E>[] {
  const answer = typeof source === 'function' ? (source as (input: HandlerInput<E>) => unknown) : () => source
  const route: Route = { endpoint, answer: answer as Route['answer'], calls: [] }
  routes.set(`${endpoint.method} ${endpoint.path}`, route)
  return route.calls as HandlerInput<E>[]
}

/** An error answer for {@link respondWith}. */
export function failure(failureStatus: number, error: ErrorResponse): Failure {
  return { failureStatus, error }
}

async function fakeFetch(address: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address instanceof Request ? address.url : address, 'http://localhost')
  const method = init.method ?? 'GET'
  for (const route of routes.values()) {
    const params = route.endpoint.method === method ? matchPath(route.endpoint.path, url.pathname) : null
    if (params !== null) {
      return answered(route, params, url, init)
    }
  }
  // Every test watches the console: a missing answer fails the test with the name of the call.
  console.error(`No answer for ${method} ${url.pathname}: call respondWith in the test.`)
  throw new TypeError('Failed to fetch')
}

async function answered(route: Route, params: Record<string, string>, url: URL, init: RequestInit): Promise<Response> {
  const { endpoint } = route
  const input = {
    params: endpoint.params?.parse(params),
    query: endpoint.query?.parse(Object.fromEntries(url.searchParams)),
    body: endpoint.body?.parse(JSON.parse(typeof init.body === 'string' ? init.body : 'null')),
  } as HandlerInput<AnyEndpoint>
  route.calls.push(input)
  const answer = await route.answer(input)
  init.signal?.throwIfAborted()
  if (isFailure(answer)) {
    return response(answer.failureStatus, answer.error)
  }
  return response(endpoint.status, endpoint.response.parse(answer))
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const match = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path)
  return match === null
    ? null
    : Object.fromEntries(Object.entries(match.groups ?? {}).map(([k, v]) => [k, decodeURIComponent(v)]))
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'failureStatus' in answer
}

/** jsdom has no `Response`: this is the part that the API client reads. */
function response(status: number, content: unknown): Response {
  const part = {
    ok: status < 400,
    status,
    headers: { get: () => null },
    json: () => Promise.resolve(content),
  }
  return part as unknown as Response
}
