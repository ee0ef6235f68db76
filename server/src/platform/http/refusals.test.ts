import { actor, ID, type NoteServer, startNoteServer } from '../../testing/note-server.ts'

describe('what is refused', () => {
  let server: NoteServer
  beforeEach(async () => {
    server = await startNoteServer()
  })
  afterEach(() => server.app.close())

  function create(payload: string | object, headers: Record<string, string> = {}) {
    return server.app.inject({ method: 'POST', url: '/api/notes', headers, payload })
  }

  test('an unknown address is answered 404 as JSON with one log line', async () => {
    const response = await server.app.inject('/api/nothing?token=secret')
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Nothing was found at this address.' }])
    expect(server.lines).toEqual([expect.objectContaining({ status: 404, path: '/api/nothing', level: 40 })])
  })

  test('a visitor gets 401, before the body is looked at', async () => {
    server.actor = null
    const response = await create('{', { 'content-type': 'application/json' })
    expect([response.statusCode, response.json()]).toEqual([401, { message: 'Unauthenticated.' }])
    expect(server.lines).toHaveLength(1)
  })

  test('an unverified account gets 403 where a verified one is needed, and not elsewhere', async () => {
    server.actor = { ...actor, isEmailVerified: false }
    const refused = await server.app.inject(`/api/notes/${ID}`)
    expect([refused.statusCode, refused.json()]).toEqual([403, { message: 'Your email address is not verified.' }])
    expect((await create({ title: 'x' })).statusCode).toBe(201)
  })

  test('only administrators get in where the contract says so', async () => {
    expect((await server.app.inject('/api/admin')).statusCode).toBe(403)
    server.actor = { ...actor, isAdmin: true }
    expect((await server.app.inject('/api/admin')).statusCode).toBe(200)
  })

  test('a state change without a valid token is answered 419, also for a visitor; reading needs none', async () => {
    server.hasValidToken = false
    const response = await create({ title: 'x' })
    expect([response.statusCode, response.json()]).toEqual([419, { message: 'CSRF token mismatch.' }])
    server.actor = null
    expect((await server.app.inject({ method: 'POST', url: '/api/leave' })).statusCode).toBe(419)
    server.actor = actor
    expect((await server.app.inject(`/api/notes/${ID}`)).statusCode).toBe(200)
  })

  test.each([
    ['missing', 404, { message: 'This note does not exist.' }],
    ['taken', 409, { message: 'This name is taken.', code: 'seats_taken' }],
    ['busy', 429, { message: 'Slow down.' }],
    ['broken', 500, { message: 'Something went wrong on our side. Try again in a moment.' }],
    ['shape', 500, { message: 'Something went wrong on our side. Try again in a moment.' }],
    [
      'full disk',
      507,
      { message: 'The server has no disk space left, so nothing was changed. Its operator has to make room.' },
    ],
    ['database', 503, { message: 'The server cannot reach its database right now. Try again in a moment.' }],
    ['storage', 503, { message: 'The server cannot use its storage of files right now. Try again in a few minutes.' }],
    ['changed password', 503, { message: 'The server cannot reach its database right now. Try again in a moment.' }],
  ])('the failure "%s" is answered %i in plain words, with one log line', async (how, status, answer) => {
    const response = await server.app.inject(`/api/fail/${encodeURIComponent(how)}`)
    expect([response.statusCode, response.json()]).toEqual([status, answer])
    expect(response.body).not.toMatch(/secret|stack|at .*\.ts/)
    expect(server.lines).toHaveLength(1)
    expect(server.lines[0]).toMatchObject({ status, requestId: response.headers['x-request-id'] })
  })

  test('a failure of ours is logged with its stack, and a wait is announced in seconds', async () => {
    await server.app.inject('/api/fail/broken')
    expect(JSON.stringify(server.lines[0])).toContain('secret detail of the machine')
    expect((await server.app.inject('/api/fail/busy')).headers['retry-after']).toBe('13')
  })

  test('every answer carries the security headers and a request id of ours', async () => {
    const response = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'forged-by-a-stranger' } })
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
    expect(response.headers['x-request-id']).not.toBe('forged-by-a-stranger')
  })

  test('is alive without a database, but not ready', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200)
    const ready = await server.app.inject('/readyz')
    expect([ready.statusCode, ready.json().reason]).toEqual([503, 'The database cannot be reached.'])
  })
})
