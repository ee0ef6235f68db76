import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { authCheck, forgotPassword, googleSignIn, resetPassword } from '@marquee/contract/authentication'
import { stagingAuth } from '@marquee/contract/staging'
import { confirmPassword } from '@marquee/contract/two-factor'
import { sql } from 'kysely'
import { actAtProvider } from '../../../testing/act-at-provider.ts'
import { type Agent, signIn, signUp, visit, visitWithSession } from '../../../testing/agent.ts'
import { type BackgroundProcess, startProcess } from '../../../testing/background-process.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const APP = 'http://localhost:3000'

let provider: BackgroundProcess
let issuer: string
let server: TestServer
beforeAll(async () => {
  const script = join(import.meta.dirname, '../../../testing/open-id-provider.ts')
  provider = startProcess(script, {}, ['0', `${APP}/auth/google/callback`])
  issuer = (await provider.waitFor(/^issuer (\S+)/m))[1] ?? ''
  server = await startTestServer({ google: { issuer, clientId: 'marquee', clientSecret: 'secret' } })
})
afterAll(async () => {
  await server.close()
  await provider.stop('SIGTERM')
})

// Attempts are counted by address, and every test comes from the same one.
beforeEach(() => server.clock.advance(120))

/** A person as the provider knows them. */
interface Person {
  sub: string
  email: string
  email_verified?: 'false'
  name?: string
}

function somebody(changes: Partial<Person> = {}): Person {
  const sub = randomUUID()
  return { sub, email: `${sub}@google.example`, name: 'Grace Hopper', ...changes }
}

async function begin(agent: Agent, query: Record<string, string> = {}): Promise<string> {
  const { statusCode, headers } = await agent.request({ method: 'GET', url: googleSignIn.path, query })
  expect(statusCode).toBe(302)
  return String(headers.location)
}

/** Comes back from the provider. @returns where our server leads */
async function comeBack(agent: Agent, address: string): Promise<string> {
  const { statusCode, headers } = await agent.request({ method: 'GET', url: address.replace(APP, '') })
  expect(statusCode).toBe(302)
  return String(headers.location)
}

async function signInWithGoogle(agent: Agent, person: Person, query: Record<string, string> = {}): Promise<string> {
  return comeBack(agent, await actAtProvider(issuer, await begin(agent, query), { ...person }))
}

const readUser = async (agent: Agent) => (await agent.call(authCheck, { query: {} })).body.user

describe('[A-12] signing in with Google', () => {
  test('makes a verified account with a workspace of its own, and knows it the next time by its id', async () => {
    const person = somebody()
    const agent = visit(server)
    expect(await signInWithGoogle(agent, person, { utm_source: 'newsletter' })).toBe(`${APP}/explore`)
    const user = await readUser(agent)
    expect(user).toMatchObject({ display_name: 'Grace Hopper', email: person.email, current_workspace_is_owned: true })
    expect(user?.email_verified_at).not.toBeNull()
    const row = await server.db
      .withTables<{ users: { id: string; attribution: object } }>()
      .selectFrom('users')
      .select('attribution')
      .where('id', '=', user?.id ?? '')
      .executeTakeFirst()
    expect(row?.attribution).toEqual({ utm_source: 'newsletter' })

    const later = visit(server)
    await signInWithGoogle(later, { ...person, email: 'moved@google.example' })
    expect((await readUser(later))?.id).toBe(user?.id)
  })

  test('[C-05] an account that it made has no password until its user sets one, by a link of its own', async () => {
    const person = somebody()
    const agent = visit(server)
    await signInWithGoogle(agent, person)
    expect(await readUser(agent)).toMatchObject({ has_no_password: true })
    const refused = await agent.call(confirmPassword, { body: { password: 'any password at all' } })
    expect(refused.error.errors).toEqual({ password: ['You have no password yet. Set one under “Basics” first.'] })

    await agent.call(forgotPassword, { body: { email: person.email } })
    const mail = (await server.sentMails()).findLast(({ to }) => to === person.email)
    const token = mail?.token ?? ''
    const url = `${APP}/set-password/${token}?email=${encodeURIComponent(person.email)}`
    expect(mail).toMatchObject({ kind: 'reset', subject: 'Set your password', url })
    const password = 'a password of my own'
    const body = { email: person.email, token, password, password_confirmation: password }
    expect((await agent.call(resetPassword, { body })).status).toBe(200)

    const later = await signIn(server, person.email, password)
    expect(await readUser(later)).not.toHaveProperty('has_no_password')
    server.clock.advance(60)
    await later.call(forgotPassword, { body: { email: person.email } })
    expect((await server.sentMails()).at(-1)?.url).toContain(`${APP}/reset-password/`)
  })

  test('leads to the page that was asked for, and never to another site', async () => {
    expect(await signInWithGoogle(visit(server), somebody(), { return_to: '/briefs?view=board' })).toBe(
      `${APP}/briefs?view=board`,
    )
    for (const return_to of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(await signInWithGoogle(visit(server), somebody(), { return_to })).toBe(`${APP}/explore`)
    }
  })

  test('joins an account with the same verified address, whatever its case', async () => {
    const account = await signUp(server)
    const agent = visit(server)
    await signInWithGoogle(agent, somebody({ email: account.email.toUpperCase() }))
    expect((await readUser(agent))?.id).toBe(account.userId)
  })

  test('does not join an account whose address nobody has verified', async () => {
    const account = await signUp(server, { isVerified: false })
    const agent = visit(server)
    const person = somebody({ email: account.email })
    expect(await signInWithGoogle(agent, person)).toBe(`${APP}/login?google=unverified_account`)
    expect(await readUser(agent)).toBeNull()
  })

  test('says so to somebody who was removed from their last workspace', async () => {
    const account = await signUp(server)
    await sql`delete from memberships where user_id = ${account.userId}`.execute(server.db)
    const person = somebody({ email: account.email })
    expect(await signInWithGoogle(visit(server), person)).toBe(`${APP}/login?google=no_workspace`)
  })

  test('refuses an address that the provider has not confirmed', async () => {
    const agent = visit(server)
    const person = somebody({ email_verified: 'false' })
    expect(await signInWithGoogle(agent, person)).toBe(`${APP}/login?google=unconfirmed_email`)
  })

  test('of two browsers of a new person at once, both come into one account', async () => {
    const person = somebody()
    const agents = [visit(server), visit(server)]
    const addresses = await Promise.all(
      agents.map(async (agent) => actAtProvider(issuer, await begin(agent), { ...person })),
    )
    await Promise.all(agents.map((agent, index) => comeBack(agent, addresses[index] ?? '')))
    const ids = await Promise.all(agents.map(async (agent) => (await readUser(agent))?.id))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toBeDefined()
  })

  test('gives the browser a new session', async () => {
    const agent = visit(server)
    const address = await actAtProvider(issuer, await begin(agent), { ...somebody() })
    const before = agent.cookies.get('marquee_session')
    await comeBack(agent, address)
    expect(agent.cookies.get('marquee_session')).toBeDefined()
    expect(agent.cookies.get('marquee_session')).not.toBe(before)
  })
})

describe('[A-12] what goes wrong with Google ends at the login with a reason', () => {
  test('the person cancels', async () => {
    const agent = visit(server)
    const address = await actAtProvider(issuer, await begin(agent), { cancel: '1' })
    expect(await comeBack(agent, address)).toBe(`${APP}/login?google=cancelled`)
  })

  test('an answer is good once, and only in the browser that began', async () => {
    const agent = visit(server)
    const address = await actAtProvider(issuer, await begin(agent), { ...somebody() })
    expect(await comeBack(visit(server), address)).toBe(`${APP}/login?google=expired`)
    expect(await comeBack(agent, address)).toBe(`${APP}/explore`)
    expect(await comeBack(agent, address)).toBe(`${APP}/explore`)
    expect(await comeBack(visit(server), address)).toBe(`${APP}/login?google=expired`)
  })

  test('the answer of another attempt, or a made-up one, is refused', async () => {
    const [mine, other] = [visit(server), visit(server)]
    await begin(mine)
    const foreign = await actAtProvider(issuer, await begin(other), { ...somebody() })
    expect(await comeBack(mine, foreign)).toBe(`${APP}/login?google=unavailable`)
    await begin(mine)
    expect(await comeBack(mine, `${APP}/auth/google/callback?code=x&state=y`)).toBe(`${APP}/login?google=unavailable`)
    expect(await readUser(mine)).toBeNull()
  })

  test.each(['nonce', 'code_challenge'])(
    'an answer to another %s is refused, and nobody is signed in',
    async (name) => {
      const agent = visit(server)
      const address = new URL(await begin(agent))
      expect(address.searchParams.get(name)).toHaveLength(43)
      address.searchParams.set(name, 'A'.repeat(43))
      const linesBefore = server.logLines.length
      const answer = await actAtProvider(issuer, address.href, { ...somebody() })
      expect(new URL(answer).searchParams.get('code')).not.toBeNull()
      expect(await comeBack(agent, answer)).toBe(`${APP}/login?google=unavailable`)
      expect(await readUser(agent)).toBeNull()
      expect(server.logLines.slice(linesBefore).map(({ msg }) => msg)).toContain('Signing in with Google failed')
    },
  )

  test('the provider refuses to hand over the tokens', async () => {
    const other = await startTestServer({ google: { issuer, clientId: 'marquee', clientSecret: 'another secret' } })
    const agent = visit(other)
    expect(await signInWithGoogle(agent, somebody())).toBe(`${APP}/login?google=unavailable`)
    expect(await readUser(agent)).toBeNull()
    await other.close()
  })

  test('the person takes longer than ten minutes', async () => {
    const agent = visit(server)
    const address = await actAtProvider(issuer, await begin(agent), { ...somebody() })
    server.clock.advance(601)
    expect(await comeBack(agent, address)).toBe(`${APP}/login?google=expired`)
  })

  test.each(['', 'x', 'x.y', 'e30.AAAA'])('the cookie %j is not ours', async (value) => {
    const { headers } = await server.app.inject({
      method: 'GET',
      url: '/auth/google/callback?code=x&state=y',
      cookies: { marquee_google: value },
    })
    expect(headers['location']).toBe(`${APP}/login?google=expired`)
  })

  test('the provider is down, answers nonsense, or none is configured', async () => {
    const nonsense = createServer((_request, response) => response.end('<html>'))
    await new Promise<void>((resolve) => nonsense.listen(0, '127.0.0.1', resolve))
    const address = nonsense.address()
    const port = typeof address === 'object' ? address?.port : 0
    const settings = { clientId: 'marquee', clientSecret: 'secret' }
    const cases = [
      [{ issuer: 'http://127.0.0.1:65000', ...settings }, 'unavailable'],
      [{ issuer: `http://127.0.0.1:${port}`, ...settings }, 'unavailable'],
      [null, 'not_configured'],
    ] as const
    try {
      for (const [google, refusal] of cases) {
        const other = await startTestServer({ google })
        expect(await begin(visit(other))).toBe(`${APP}/login?google=${refusal}`)
        await other.close()
      }
    } finally {
      nonsense.close()
    }
  })

  test('[A-05] before a site that is not open yet, the gate comes first, and Google after it', async () => {
    const staging = { username: 'preview', password: 'curtain up' }
    const gated = await startTestServer({
      staging,
      google: { issuer, clientId: 'marquee', clientSecret: 'secret' },
    })
    const agent = await visitWithSession(gated)
    const asPage = { method: 'GET', headers: { accept: 'text/html,*/*;q=0.8' } } as const
    const visited = await agent.request({ ...asPage, url: '/auth/google?return_to=%2Fbriefs' })
    expect([visited.statusCode, visited.headers['location']]).toEqual([
      302,
      '/login?return_to=%2Fauth%2Fgoogle%3Freturn_to%3D%252Fbriefs',
    ])
    expect((await agent.request({ method: 'GET', url: '/auth/google' })).statusCode).toBe(403)
    expect((await agent.request({ ...asPage, url: '/api/ads' })).statusCode).toBe(403)
    await agent.call(stagingAuth, { body: staging })
    expect(await signInWithGoogle(agent, somebody())).toBe(`${APP}/explore`)
    expect(await readUser(agent)).not.toBeNull()
    await gated.close()
  })

  test('too many attempts are stopped', async () => {
    let answer = ''
    for (let attempt = 0; attempt < 40; attempt += 1) {
      answer = await begin(visit(server))
    }
    expect(answer).toBe(`${APP}/login?google=too_many_attempts`)
  })
})
