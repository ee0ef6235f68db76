import { authCheck, login, logout } from '@marquee/contract/authentication'
import { listAds } from '@marquee/contract/ad-search'
import { getBrief } from '@marquee/contract/briefs'
import { ApiError, NetworkError, UnexpectedAnswerError } from './api-error.ts'
import { callEndpoint, configureApiClient } from './call-endpoint.ts'

const ID = '019aa2f0-7a10-7000-8000-000000000001'
let requests: { url: string; init: RequestInit }[]

function answerWith(status: number, body?: unknown): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    requests.push({ url: String(url), init: init ?? {} })
    return Promise.resolve(answer(status, typeof body === 'string' ? body : JSON.stringify(body)))
  })
}

/** jsdom has no Response; this is the part of it that the client reads. */
function answer(status: number, text = ''): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(),
    json: () => Promise.resolve().then(() => JSON.parse(text)),
  } as Response
}

beforeEach(() => {
  requests = []
  globalThis.fetch ??= () => Promise.reject(new Error('not answered'))
  globalThis.Headers ??= Map as unknown as typeof Headers
  document.cookie = 'XSRF-TOKEN=a%20token; Path=/'
  configureApiClient({ baseUrl: '', onSessionLost: () => {}, onPlanRequired: () => {} })
})

describe('callEndpoint', () => {
  test('[A-20] sends credentials, asks for JSON, carries the decoded XSRF cookie as a header, and has no timeout', async () => {
    answerWith(200, { two_factor: false })
    await callEndpoint(login, { body: { email: 'a@marquee.example', password: 'long enough' } })
    const [{ url, init } = { url: '', init: {} as RequestInit }] = requests
    expect(url).toBe('/login')
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', signal: null })
    expect(init.headers).toMatchObject({ accept: 'application/json', 'x-xsrf-token': 'a token' })
  })

  test('[A-20] puts the build-time base URL before the path', async () => {
    configureApiClient({ baseUrl: 'https://api.marquee.example' })
    answerWith(204)
    await callEndpoint(logout, {})
    expect(requests[0]?.url).toBe('https://api.marquee.example/logout')
  })

  test('writes parameters into the address: encoded, lists joined by commas, empty ones left out', async () => {
    answerWith(200, { data: [], meta: { next_cursor: null, total: 0, total_is_capped: false, not_applied: [] } })
    await callEndpoint(listAds, { query: { q: '"card backs" -x', platform: ['facebook', 'tiktok'], brand: undefined } })
    expect(requests[0]?.url).toBe('/api/ads?q=%22card+backs%22+-x&platform=facebook%2Ctiktok')
  })

  test('throws an ApiError with the fields of a validation error', async () => {
    answerWith(422, { message: 'Enter a title.', errors: { title: ['Enter a title.'] } })
    const failure = callEndpoint(getBrief, { params: { id: ID } })
    await expect(failure).rejects.toBeInstanceOf(ApiError)
    await expect(failure).rejects.toMatchObject({
      status: 422,
      message: 'Enter a title.',
      fields: { title: ['Enter a title.'] },
    })
  })

  test('gives a general message when an error answer is a page of HTML', async () => {
    answerWith(502, '<html>Bad gateway</html>')
    await expect(callEndpoint(authCheck, { query: {} })).rejects.toMatchObject({
      status: 502,
      message: 'The server answered with an error (502). Try again.',
    })
  })

  test('refuses a success that does not fit the contract', async () => {
    answerWith(200, '<html>Sign in to the hotel network</html>')
    await expect(callEndpoint(authCheck, { query: {} })).rejects.toBeInstanceOf(UnexpectedAnswerError)
  })

  test('throws a NetworkError when no answer arrives', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(callEndpoint(authCheck, { query: {} })).rejects.toBeInstanceOf(NetworkError)
  })

  test.each([
    [401, undefined, 1],
    [401, true, 0],
    [419, undefined, 1],
    [419, true, 1],
  ] as const)(
    '[A-06] reports a lost session on %i, unless the caller keeps a 401 for itself (%s)',
    async (status, keepSession, reports) => {
      const onSessionLost = jest.fn()
      configureApiClient({ onSessionLost })
      answerWith(status, { message: 'Unauthenticated.' })
      await expect(callEndpoint(getBrief, { params: { id: ID } }, { keepSession })).rejects.toBeInstanceOf(ApiError)
      expect(onSessionLost.mock.calls).toEqual(Array(reports).fill([status]))
    },
  )

  test.each([
    "User's plan has no active subscription",
    'User is not subscribed to a plan',
    'Sorry: Feature not available for the current plan.',
  ])('[A-07] reports that a plan is required when the message says "%s"', async (message) => {
    const onPlanRequired = jest.fn()
    configureApiClient({ onPlanRequired })
    answerWith(403, { message })
    await expect(callEndpoint(getBrief, { params: { id: ID } })).rejects.toBeInstanceOf(ApiError)
    expect(onPlanRequired).toHaveBeenCalledWith(message)
  })
})
