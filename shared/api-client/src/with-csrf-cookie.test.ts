import { csrfCookie, login, logout, register } from '@marquee/contract/authentication'
import { ApiError } from './api-error.ts'
import { callEndpoint, configureApiClient } from './call-endpoint.ts'
import { withCsrfCookie } from './with-csrf-cookie.ts'

const CREDENTIALS = { email: 'a@marquee.example', password: 'long enough' }
const logIn = () => withCsrfCookie(() => callEndpoint(login, { body: CREDENTIALS }, { keepSession: true }))

interface Exchange {
  status?: number
  /** Header of the answer. */
  token?: string
  /** The cookie as the page sees it when the answer arrives. */
  cookie?: string
  body?: unknown
}

/** Answers the requests in turn. @returns each request's path and XSRF header, as they come */
function answerInTurn(...exchanges: readonly Exchange[]): [path: string, token: string | undefined][] {
  const sent: [string, string | undefined][] = []
  const left = [...exchanges]
  globalThis.fetch = async (path, init) => {
    sent.push([String(path), new Headers(init?.headers).get('x-xsrf-token') ?? undefined])
    const { status = 204, token = null, cookie, body } = left.shift() ?? {}
    if (cookie !== undefined) {
      showCookie(cookie)
    }
    const headers = { get: (name: string) => (name === 'x-xsrf-token' ? token : null) }
    return { ok: status < 300, status, headers, json: async () => body } as Response
  }
  return sent
}

function showCookie(token: string): void {
  document.cookie = `XSRF-TOKEN=${encodeURIComponent(token)}; Path=/`
}

const refused: Exchange = { status: 419, body: { message: 'CSRF token mismatch.' } }
const onSessionLost = jest.fn()
const { fetch: realFetch } = globalThis

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/'
  onSessionLost.mockClear()
  configureApiClient({ baseUrl: '', onSessionLost })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

describe('[C-01] the XSRF token', () => {
  test('is known from the answer when the browser shows the cookie later', async () => {
    const sent = answerInTurn({ token: 'first+/=' }, { body: { two_factor: false }, status: 200 })
    await logIn()
    expect(sent).toEqual([
      [csrfCookie.path, undefined],
      [login.path, 'first+/='],
    ])
  })

  test('of a session that has just been renewed is known before its cookie, too', async () => {
    showCookie('visitor')
    const sent = answerInTurn(
      { token: 'visitor' },
      { token: 'member', status: 200, body: { two_factor: false } },
      { token: 'member' },
    )
    await logIn()
    await callEndpoint(logout, {})
    expect(sent.map(([, token]) => token)).toEqual(['visitor', 'visitor', 'member'])
  })

  test('is read from the cookie again as soon as it changes, as when another tab has signed in', async () => {
    const sent = answerInTurn({ token: 'mine' }, {}, {})
    await callEndpoint(csrfCookie, {})
    showCookie('mine')
    await callEndpoint(logout, {})
    showCookie('of the other tab')
    await callEndpoint(logout, {})
    expect(sent.map(([, token]) => token)).toEqual([undefined, 'mine', 'of the other tab'])
  })

  test('that is refused is fetched anew and the request sent once more: nobody notices', async () => {
    const answer = { status: 200, body: { two_factor: false } }
    const sent = answerInTurn({}, refused, { cookie: 'late' }, answer)
    await expect(logIn()).resolves.toEqual({ two_factor: false })
    expect(sent).toEqual([
      [csrfCookie.path, undefined],
      [login.path, undefined],
      [csrfCookie.path, undefined],
      [login.path, 'late'],
    ])
    expect(onSessionLost).not.toHaveBeenCalled()
  })

  test('[A-06] that is refused twice loses the session, and is said without a word about tokens', async () => {
    const sent = answerInTurn({}, refused, {}, refused)
    const body = {
      ...CREDENTIALS,
      display_name: 'Ada',
      password_confirmation: CREDENTIALS.password,
      terms: true,
    } as const
    const failure = withCsrfCookie(() => callEndpoint(register, { body }, { keepSession: true }))
    await expect(failure).rejects.toBeInstanceOf(ApiError)
    await expect(failure).rejects.toMatchObject({ status: 419, message: expect.not.stringMatching(/csrf|token/i) })
    expect(sent).toHaveLength(4)
    expect(onSessionLost.mock.calls).toEqual([[419]])
  })

  test('that cannot be fetched anew leaves the refusal as it is', async () => {
    const sent = answerInTurn(refused, { status: 500 })
    await expect(callEndpoint(logout, {})).rejects.toMatchObject({ status: 419 })
    expect(sent.map(([path]) => path)).toEqual([logout.path, csrfCookie.path])
    expect(onSessionLost).toHaveBeenCalledTimes(1)
  })
})
