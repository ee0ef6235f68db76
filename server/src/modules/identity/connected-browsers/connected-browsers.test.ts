import { createHash, randomBytes } from 'node:crypto'
import { listBoards } from '@marquee/contract/boards'
import {
  connectBrowser,
  createBrowserCode,
  disconnectBrowser,
  listConnectedBrowsers,
} from '@marquee/contract/connected-browsers'
import { listApiKeys } from '@marquee/contract/api-keys'
import { toPublicPath } from '@marquee/contract/public-api'
import { sql } from 'kysely'
import { addApiKey } from '../../../testing/add-api-key.ts'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const REDIRECT = `https://${'abcdefghijklmnop'.repeat(2)}.chromiumapp.org/`

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server, { plan: 'active' })
})

const newVerifier = () => randomBytes(32).toString('base64url')
const toChallenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

async function askForCode(verifier: string, redirect: string | null = REDIRECT) {
  return (await agent.call(createBrowserCode, { body: { challenge: toChallenge(verifier), redirect } })).body.data
}

/** As the extension sends it: without a session and without a token against forged requests. */
async function exchange(code: string, verifier: string) {
  const answer = await server.app.inject({ method: 'POST', url: connectBrowser.path, payload: { code, verifier } })
  return { status: answer.statusCode, body: answer.json() }
}

async function callWith(key: string, url = toPublicPath(listBoards.path)) {
  const headers = { authorization: `Bearer ${key}` }
  return (await visit(server).request({ method: 'GET', url, headers })).statusCode
}

async function connect() {
  const verifier = newVerifier()
  const { code } = await askForCode(verifier)
  const { body } = await exchange(code, verifier)
  return connectBrowser.response.parse(body).data
}

describe('[F-16] the sign-in of the extension', () => {
  test('exchanges a code for one key, which is listed and ends at once', async () => {
    const verifier = newVerifier()
    const { code, redirect_to } = await askForCode(verifier)
    expect(redirect_to).toBe(`${REDIRECT}?code=${code}`)
    const first = await exchange(`${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`, verifier)
    expect([first.status, (await exchange(code, verifier)).status]).toEqual([201, 422])
    const { key, id } = connectBrowser.response.parse(first.body).data
    expect(await callWith(key)).toBe(200)
    expect(await callWith(key, '/api/v1/ads')).toBe(403)
    const listed = (await agent.call(listConnectedBrowsers, {})).body.data
    expect(listed).toMatchObject([{ id, name: expect.stringMatching(/^Extension in /) }])
    expect((await agent.call(disconnectBrowser, { params: { id } })).status).toBe(204)
    expect(await callWith(key)).toBe(401)
    expect((await agent.call(listConnectedBrowsers, {})).body.data).toEqual([])
  })

  test('uses a code up that another verifier tries, and after five minutes', async () => {
    const verifier = newVerifier()
    const stolen = await askForCode(verifier, null)
    expect((await exchange(stolen.code, newVerifier())).status).toBe(422)
    expect((await exchange(stolen.code, verifier)).status).toBe(422)
    const late = await askForCode(verifier)
    server.clock.advance(5 * 60)
    expect((await exchange(late.code, verifier)).status).toBe(422)
  })

  test.each([
    'https://evil.example/',
    'https://abc.chromiumapp.org/',
    `http://${'a'.repeat(32)}.chromiumapp.org/`,
    `https://${'a'.repeat(32)}.chromiumapp.org.evil.example/`,
    `https://${'a'.repeat(32)}.chromiumapp.org/?next=https://evil.example`,
    `https://evil.example/#https://${'a'.repeat(32)}.chromiumapp.org/`,
    'javascript:alert(1)',
  ])('leads to no other address than an extension’s: %s', async (redirect) => {
    const body = { challenge: toChallenge(newVerifier()), redirect }
    expect((await agent.call(createBrowserCode, { body })).status).toBe(422)
  })

  test('limits attempts of a network address', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 21; attempt += 1) {
      statuses.push((await exchange('AAAAAAAAAA', newVerifier())).status)
    }
    expect(statuses.at(-1)).toBe(429)
    server.clock.advance(61)
  })

  test('keeps neither code nor key as text', async () => {
    const verifier = newVerifier()
    const { code } = await askForCode(verifier)
    const { rows } = await sql<{
      text: string
    }>`select string_agg(browser_codes::text, ' ') as text from browser_codes`.execute(server.db)
    expect(rows[0]?.text).not.toContain(code)
    const { key } = await connect()
    const stored = await sql<{ text: string }>`select string_agg(api_keys::text, ' ') as text from api_keys`.execute(
      server.db,
    )
    expect(stored.rows[0]?.text).not.toContain(key)
  })

  test('is open to every member who may save, and no other member sees or ends the connection', async () => {
    const { id, key } = await connect()
    const stranger = await signUp(server)
    expect((await stranger.call(listConnectedBrowsers, {})).body.data).toEqual([])
    expect((await stranger.call(disconnectBrowser, { params: { id } })).status).toBe(404)
    expect(await callWith(key)).toBe(200)
    expect((await agent.call(listApiKeys, { query: {} })).body.data).toMatchObject([{ id, ended_by: null }])
  })

  test('cannot end the key of a program', async () => {
    await addApiKey(server, agent, 'Job')
    const [program] = (await agent.call(listApiKeys, { query: {} })).body.data
    expect((await agent.call(disconnectBrowser, { params: { id: program?.id ?? '' } })).status).toBe(404)
  })
})
