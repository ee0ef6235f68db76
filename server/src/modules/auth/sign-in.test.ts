import { authCheck, csrfCookie, login, logout, register } from '@marquee/contract/authentication'
import { signIn, signUp, visit, visitWithSession } from '../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const registration = {
  display_name: ' Ada Lovelace ',
  email: 'Ada@Marquee.example',
  password: ' spaces count ',
  password_confirmation: ' spaces count ',
  terms: true,
  utm_source: 'newsletter',
} as const

describe('the CSRF cookie', () => {
  test('[C-01] comes with a session cookie that pages cannot read, both lax', async () => {
    const response = await visit(server).request({ method: 'GET', url: '/sanctum/csrf-cookie' })
    expect(response.statusCode).toBe(204)
    expect(response.payload).toBe('')
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'marquee_session', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7200 }),
      expect.objectContaining({ name: 'XSRF-TOKEN', sameSite: 'Lax', path: '/', maxAge: 7200 }),
    ])
    expect(response.cookies[1]).not.toHaveProperty('httpOnly')
    expect(response.cookies[0]).not.toHaveProperty('secure')
  })

  test('[C-01] has a value that is URL-encoded', async () => {
    const response = await visit(server).request({ method: 'GET', url: '/sanctum/csrf-cookie' })
    expect(String(response.headers['set-cookie'])).toMatch(/XSRF-TOKEN=[\w%]+%3D;/)
  })

  test('[C-01] stays the same while the session lives', async () => {
    const agent = await visitWithSession(server)
    const before = new Map(agent.cookies)
    await agent.call(csrfCookie, {})
    expect(agent.cookies).toEqual(before)
  })

  test('[C-01] is only sent over HTTPS when the product has an HTTPS address', async () => {
    const secure = await startTestServer({ appUrl: 'https://marquee.example' })
    const { cookies } = await visit(secure).request({ method: 'GET', url: '/sanctum/csrf-cookie' })
    expect(cookies.map((cookie) => cookie.secure)).toEqual([true, true])
    await secure.close()
  })

  test.each(['wrong', ''])('[A-20] a state change with the header "%s" is refused', async (token) => {
    const agent = await visitWithSession(server)
    const response = await agent.request({
      method: 'POST',
      url: '/login',
      headers: { 'x-xsrf-token': token },
      payload: { email: 'a@b.example', password: 'secret' },
    })
    expect(response.statusCode).toBe(419)
    expect(response.json()).toEqual({ message: 'CSRF token mismatch.' })
  })

  test.each(['/login', '/register', '/logout'])('[A-20] without a session %s is refused', async (url) => {
    const response = await visit(server).request({ method: 'POST', url, payload: {} })
    expect(response.statusCode).toBe(419)
  })

  test("[A-20] another session's token is refused", async () => {
    const [own, other] = [await visitWithSession(server), await visitWithSession(server)]
    const response = await own.request({
      method: 'POST',
      url: '/login',
      headers: { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') },
      payload: {},
    })
    expect(response.statusCode).toBe(419)
  })
})

describe('registration', () => {
  test('[C-03] signs in, starts a trial, and sends a mail', async () => {
    const agent = await visitWithSession(server)
    const before = new Map(agent.cookies)
    const response = await agent.request({ method: 'POST', url: '/register', payload: registration })
    expect([response.statusCode, response.payload]).toEqual([201, '""'])
    expect(agent.cookies.get('marquee_session')).not.toBe(before.get('marquee_session'))
    expect(agent.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'))

    const { body } = await agent.call(authCheck, { query: { with_plan: '1' } })
    expect(body).toEqual({
      isAllowedToAccess: true,
      authenticated: true,
      user: expect.objectContaining({
        display_name: 'Ada Lovelace',
        email: 'Ada@Marquee.example',
        email_verified_at: null,
        super_admin: false,
        is_admin: false,
        current_workspace_is_owned: true,
      }),
      user_plan: { title: 'Growth' },
      has_active_subscription: true,
      free_trial_days_remaining: { days: 14 },
      is_new_user: false,
      is_allow_ad_template: false,
      workspace_features: { explore_pages: true, swipe_file: true },
    })
    const mails = await server.sentMails()
    expect(mails.at(-1)).toMatchObject({ to: 'Ada@Marquee.example', kind: 'verify' })
  })

  test('[C-03] the password is taken to the letter, spaces included', async () => {
    await signIn(server, registration.email, registration.password)
    const agent = await visitWithSession(server)
    const { status } = await agent.call(login, { body: { email: registration.email, password: 'spaces count' } })
    expect(status).toBe(422)
  })

  test('[C-03] an address is unique without regard to case', async () => {
    const agent = await visitWithSession(server)
    const { status, error } = await agent.call(register, { body: { ...registration, email: 'aDA@marquee.EXAMPLE' } })
    expect(status).toBe(422)
    expect(error.errors).toEqual({ email: ['The email has already been taken.'] })
  })

  test('[C-03] of many registrations of one address at once, one succeeds', async () => {
    const agents = await Promise.all(Array.from({ length: 4 }, () => visitWithSession(server)))
    const body = { ...registration, email: 'rush@marquee.example' }
    const answers = await Promise.all(agents.map((agent) => agent.call(register, { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422])
  })

  test.each(['yes', 'on', '1', 1, true, 'true'] as const)('[A-11] terms may be %p', async (terms) => {
    const agent = await visitWithSession(server)
    const email = `terms-${typeof terms}-${terms}@marquee.example`
    const { status } = await agent.call(register, { body: { ...registration, email, terms } })
    expect(status).toBe(201)
  })

  test('[C-11] every wrong field is named, and the message counts them', async () => {
    const agent = await visitWithSession(server)
    const response = await agent.request({
      method: 'POST',
      url: '/register',
      payload: { display_name: '  ', email: 'nobody', password: 'short', password_confirmation: 'other', terms: 'no' },
    })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({
      message: expect.stringMatching(/ \(and \d more errors\)$/),
      errors: {
        display_name: ['Enter your name.'],
        email: ['Enter a valid e-mail address.'],
        terms: ['Accept the terms and conditions.'],
      },
    })
  })
})

describe('login', () => {
  test('[C-04] renews session id and XSRF token, and the ones before are worth nothing', async () => {
    const { email, password } = await signUp(server)
    const agent = await visitWithSession(server)
    const before = new Map(agent.cookies)
    const { status, body } = await agent.call(login, { body: { email: email.toUpperCase(), password } })
    expect([status, body]).toEqual([200, { two_factor: false }])
    expect([...agent.cookies.values()].filter((value) => [...before.values()].includes(value))).toEqual([])

    const replay = await server.app.inject({ url: '/api/authcheck', cookies: Object.fromEntries(before) })
    expect(replay.json()).toMatchObject({ authenticated: false })
  })

  test.each(['nobody@marquee.example', "' or 1=1 --", 'ünïcödé@marquee.example'])(
    '[C-04] an unknown address gets the answer of a wrong password (%s)',
    async (email) => {
      const agent = await visitWithSession(server)
      const { status, error } = await agent.call(login, { body: { email, password: 'whatever it is' } })
      const message = 'These credentials do not match our records.'
      expect([status, error]).toEqual([422, { message, errors: { email: [message] } }])
    },
  )

  test('[C-04] an unknown address takes as long as a wrong password', async () => {
    const { email } = await signUp(server)
    async function medianMs(addressOf: (index: number) => string): Promise<number> {
      const times: number[] = []
      const agent = await visitWithSession(server)
      for (let index = 0; index < 5; index += 1) {
        const start = performance.now()
        await agent.call(login, { body: { email: addressOf(index), password: 'a wrong password' } })
        times.push(performance.now() - start)
      }
      return times.toSorted((first, second) => first - second)[2] ?? 0
    }
    const known = await medianMs(() => email)
    const unknown = await medianMs((index) => `unknown-${index}@marquee.example`)
    expect(unknown).toBeGreaterThan(known / 3)
    expect(unknown).toBeLessThan(known * 3)
  })

  test('[C-04] the sixth attempt within a minute waits, whatever the case and accents of the address', async () => {
    const { email, password } = await signUp(server, { email: 'throttled@marquee.example' })
    const agent = await visitWithSession(server)
    for (const spelling of [email, email.toUpperCase(), 'thröttled@marquee.example', email, email]) {
      expect(await agent.call(login, { body: { email: spelling, password: 'wrong' } })).toMatchObject({ status: 422 })
    }
    server.clock.advance(20)
    const { status, headers, error } = await agent.call(login, { body: { email, password } })
    const message = 'Too many login attempts. Please try again in 40 seconds.'
    expect([status, headers['retry-after'], error]).toEqual([429, '40', { message, errors: { email: [message] } }])

    server.clock.advance(40)
    expect(await agent.call(login, { body: { email, password } })).toMatchObject({ status: 200 })
  })

  test('[C-04] attempts sent at the same time are not more than five', async () => {
    const { email } = await signUp(server)
    const agent = await visitWithSession(server)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => agent.call(login, { body: { email, password: 'wrong' } })),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test.each(['/register', '/login'])(
    '[C-03][C-04] somebody who is signed in is sent to the app from %s',
    async (url) => {
      const agent = await signUp(server)
      const response = await agent.request({ method: 'POST', url, payload: {} })
      expect([response.statusCode, response.headers.location]).toEqual([302, 'http://localhost:3000/explore'])
    },
  )
})

describe('sessions', () => {
  test('[C-04] a session ends after 120 minutes without a request, and lives on with one', async () => {
    const agent = await signUp(server)
    for (const minutes of [119, 119]) {
      server.clock.advance(minutes * 60)
      expect((await agent.call(authCheck, {})).body.authenticated).toBe(true)
    }
    server.clock.advance(120 * 60)
    expect((await agent.call(authCheck, {})).body.authenticated).toBe(false)
  })

  test('[C-04] a remembered session lives 400 days, and its XSRF cookie comes back when it is missing', async () => {
    const { email, password } = await signUp(server)
    const agent = await visitWithSession(server)
    await agent.call(login, { body: { email, password, remember: true } })
    server.clock.advance(399 * 24 * 60 * 60)
    const response = await agent.request({ method: 'GET', url: '/api/authcheck' })
    expect(response.json()).toMatchObject({ authenticated: true })
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'marquee_session', maxAge: 400 * 24 * 60 * 60 }),
      expect.objectContaining({ name: 'XSRF-TOKEN', maxAge: 7200 }),
    ])
    server.clock.advance(400 * 24 * 60 * 60)
    expect((await agent.call(authCheck, {})).body.authenticated).toBe(false)
  })

  test('[A-20] a page that lost only its XSRF cookie gets it again with the next request', async () => {
    const agent = await signUp(server)
    const session = agent.cookies.get('marquee_session') ?? ''
    const response = await server.app.inject({ url: '/api/authcheck', cookies: { marquee_session: session } })
    expect(response.cookies.map(({ name, value }) => [name, value])).toContainEqual([
      'XSRF-TOKEN',
      agent.cookies.get('XSRF-TOKEN'),
    ])
  })

  test('[C-07] logout ends the session and renews the token', async () => {
    const agent = await signUp(server)
    const before = new Map(agent.cookies)
    expect(await agent.call(logout, {})).toMatchObject({ status: 204 })
    expect((await agent.call(authCheck, {})).body).toMatchObject({ authenticated: false, user: null })
    expect(agent.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'))
    const replay = await server.app.inject({ url: '/api/authcheck', cookies: Object.fromEntries(before) })
    expect(replay.json()).toMatchObject({ authenticated: false })
  })

  test('[C-07] a visitor has nothing to log out of', async () => {
    const { status, error } = await (await visitWithSession(server)).call(logout, {})
    expect([status, error]).toEqual([401, { message: 'Unauthenticated.' }])
  })
})

describe('the access check', () => {
  test('[C-02][C-10] tells a visitor that nobody is signed in, and gives them no cookie', async () => {
    const response = await visit(server).request({ method: 'GET', url: '/api/authcheck?with_plan=1' })
    expect(response.json()).toEqual({
      isAllowedToAccess: true,
      authenticated: false,
      user: null,
      user_plan: null,
      has_active_subscription: false,
      free_trial_days_remaining: null,
      is_new_user: false,
      is_allow_ad_template: false,
      workspace_features: { explore_pages: false, swipe_file: false },
    })
    expect(response.cookies).toEqual([])
  })

  test('[C-10] names roles, ad-template-only mode and the end of a trial', async () => {
    const agent = await signUp(server, {
      isAdmin: true,
      isSuperAdmin: true,
      workspaces: [
        {
          name: 'Templates only',
          role: 'member',
          features: { explore_pages: false, swipe_file: false },
          isAdTemplateAllowed: true,
        },
      ],
    })
    server.clock.advance(100 * 60)
    const { body } = await agent.call(authCheck, {})
    expect(body).toMatchObject({
      user: { is_admin: true, super_admin: true, current_workspace_is_owned: false },
      user_plan: null,
      is_allow_ad_template: true,
      workspace_features: { explore_pages: false, swipe_file: false },
    })
    server.clock.advance(14 * 24 * 60 * 60)
    const later = await signIn(server, agent.email, agent.password)
    expect((await later.call(authCheck, { query: { with_plan: '1' } })).body).toMatchObject({
      user_plan: { title: 'Growth' },
      has_active_subscription: false,
      free_trial_days_remaining: { days: 0 },
    })
  })
})
