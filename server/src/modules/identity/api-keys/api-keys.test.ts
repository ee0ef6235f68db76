import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { API_CALLS_PER_MINUTE, createApiKey, listApiKeys, listApiUsage, revokeApiKey } from '@marquee/contract/api-keys'
import { createBoard } from '@marquee/contract/boards'
import type { CallInput } from '@marquee/contract/endpoint'
import { problemDetails } from '@marquee/contract/error-response'
import { changeMemberRole, removeMember } from '@marquee/contract/members'
import { leaveWorkspace } from '@marquee/contract/workspaces'
import { buildCurlExample, buildNodeExample } from '@marquee/contract/public-api'
import { sql } from 'kysely'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signIn, signUp, visit } from '../../../testing/agent.ts'
import { payForYear } from '../../../testing/earn-some-commissions.ts'
import { processEnvironment } from '../../../testing/process-environment.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const run = promisify(execFile)

let server: TestServer
let owner: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  await addAds(server, [{ title: 'Running shoes that last' }, { title: 'A teapot' }])
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await signUp(server, { plan: 'ended_trial' })
  await payForYear(owner)
})

type NewKey = CallInput<typeof createApiKey>['body']

async function makeKey(change: Partial<NewKey> = {}, agent = owner) {
  const body: NewKey = {
    name: 'Reporting',
    scopes: ['explore:read', 'boards:read'],
    expires_in_days: null,
    idempotency_key: randomUUID(),
    ...change,
  }
  return (await agent.call(createApiKey, { body })).body
}

async function callWith(key: string, url = '/api/v1/boards', payload?: object) {
  const headers = { authorization: `Bearer ${key}` }
  const response = await visit(server).request({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers,
    ...(payload !== undefined && { payload }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

describe('[R-17] [F-13] [P-70] an API key', () => {
  test('is shown once, and the database holds its hash alone', async () => {
    const { key, data } = await makeKey()
    expect(key).toMatch(/^mq_[\w-]{43}$/)
    expect(data).toMatchObject({ prefix: key.slice(0, 9), created_by: 'Test Person', last_used_at: null })
    const { rows } = await sql<{ row: string }>`
      select api_keys::text as row from api_keys where id = ${data.id}
    `.execute(server.db)
    expect(rows[0]?.row).not.toContain(key)
    const listed = JSON.stringify((await owner.call(listApiKeys, { query: {} })).body)
    expect(listed).toContain(key.slice(0, 9))
    expect(listed).not.toContain(key)
  })

  test('asked for twice with one idempotency key is made once', async () => {
    const idempotency_key = randomUUID()
    await makeKey({ idempotency_key })
    const body = { name: 'Again', scopes: ['boards:read' as const], expires_in_days: null, idempotency_key }
    expect(await owner.call(createApiKey, { body })).toMatchObject({ status: 409, error: { code: 'key_shown' } })
  })

  test('reads what its scopes name, in its own workspace, without a session or an XSRF token', async () => {
    await owner.call(createBoard, { body: { name: 'Hooks', idempotency_key: randomUUID() } })
    const { key } = await makeKey()
    const { status, body } = await callWith(key)
    expect([status, body.data.map(({ name }: { name: string }) => name)]).toEqual([200, ['Hooks']])
    const stranger = await signUp(server, { plan: 'ended_trial' })
    await payForYear(stranger)
    expect((await callWith((await makeKey({}, stranger)).key)).body.data).toEqual([])
  })

  test('does nothing that its scopes do not name', async () => {
    const board = { name: 'Hooks', idempotency_key: randomUUID() }
    const { key } = await makeKey()
    const refused = await callWith(key, '/api/v1/boards', board)
    expect(refused).toMatchObject({ status: 403, body: { code: 'scope_missing' } })
    expect(refused.body.detail).toBe('This API key does not have the scope boards:write.')
    const writing = await makeKey({ scopes: ['boards:write'] })
    expect((await callWith(writing.key, '/api/v1/boards', board)).status).toBe(201)
    expect((await callWith(writing.key)).status).toBe(403)
  })

  test('opens neither what pages call nor what has no scope', async () => {
    const { key } = await makeKey()
    expect((await callWith(key, '/api/boards')).status).toBe(401)
    expect((await callWith(key, '/api/v1/api-keys')).status).toBe(404)
    expect((await callWith(key, '/api/v1/billing/payment')).status).toBe(404)
  })

  test.each(['', 'mq_unknown-unknown-unknown-unknown', 'anything'])('%j is refused as unknown', async (key) => {
    const { status, headers, body } = await callWith(key)
    expect([status, headers['www-authenticate'], body.code]).toEqual([401, 'Bearer', 'invalid_key'])
  })

  test('ends when it is revoked, when its time is over, and when its maker leaves', async () => {
    const admin = await signUp(server, { role: 'admin', workspaceId: owner.workspaceId })
    const keys = [await makeKey(), await makeKey({ expires_in_days: 30 }), await makeKey({}, admin)] as const
    const statuses = async () => Promise.all(keys.map(async ({ key }) => (await callWith(key)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    const revoked = (await owner.call(revokeApiKey, { params: { id: keys[0].data.id } })).body.data
    expect((await owner.call(revokeApiKey, { params: { id: keys[0].data.id } })).body.data).toEqual(revoked)
    expect(await statuses()).toEqual([401, 200, 200])
    await admin.call(leaveWorkspace, { params: { id: owner.workspaceId } })
    expect(await statuses()).toEqual([401, 200, 401])
    server.clock.advance(30 * DAY_SECONDS)
    expect(await statuses()).toEqual([401, 401, 401])
  })

  test('ends with the right of its maker to make keys, and with the access of the plan, and the list says why', async () => {
    const admin = await signUp(server, { role: 'admin', workspaceId: owner.workspaceId })
    const left = await signUp(server, { role: 'admin', workspaceId: owner.workspaceId })
    await makeKey({ expires_in_days: 30 })
    const { data: revoked } = await makeKey()
    await owner.call(revokeApiKey, { params: { id: revoked.id } })
    const { key } = await makeKey({ scopes: ['boards:write'] }, admin)
    const { key: keyOfLeft } = await makeKey({}, left)
    const { key: keyOfOwner } = await makeKey({ scopes: ['boards:write'] })
    const write = (used: string) => callWith(used, '/api/v1/boards', { name: 'Hooks', idempotency_key: randomUUID() })
    const listEnds = async () =>
      (await owner.call(listApiKeys, { query: {} })).body.data.map(({ ended_by }) => ended_by)
    expect((await write(key)).status).toBe(201)
    expect(await listEnds()).toEqual([null, null, null, 'revoked', null])

    await owner.call(changeMemberRole, { params: { id: admin.userId }, body: { role: 'member' } })
    await owner.call(removeMember, { params: { id: left.userId } })
    expect(await write(key)).toMatchObject({ status: 401, body: { code: 'invalid_key' } })
    expect((await callWith(keyOfLeft)).status).toBe(401)
    expect((await write(keyOfOwner)).status).toBe(201)
    server.clock.advance(30 * DAY_SECONDS)
    owner = { ...owner, ...(await signIn(server, owner.email, owner.password)) }
    expect(await listEnds()).toEqual([null, 'maker_left', 'maker_role', 'revoked', 'expired'])

    await sql`
      update subscriptions set plan_id = (select id from plans where code = 'growth')
      where workspace_id = ${owner.workspaceId}
    `.execute(server.db)
    expect(await write(keyOfOwner)).toMatchObject({ status: 403, body: { code: 'feature_missing' } })
    expect(await listEnds()).toEqual(['plan', 'maker_left', 'maker_role', 'revoked', 'expired'])
  })

  test('is for owners and admins to make and to see', async () => {
    const member = await signUp(server, { role: 'member', workspaceId: owner.workspaceId })
    expect((await member.call(listApiKeys, { query: {} })).status).toBe(403)
    const body = { name: 'Mine', scopes: ['boards:read' as const], expires_in_days: null }
    expect((await member.call(createApiKey, { body: { ...body, idempotency_key: randomUUID() } })).status).toBe(403)
  })
})

describe('[P-70] calls with a key', () => {
  test('are limited by the minute, and say so in their headers', async () => {
    const { key } = await makeKey()
    const first = await callWith(key)
    const now = Math.ceil(server.clock.now().getTime() / 1000)
    expect(first.headers).toMatchObject({
      'x-ratelimit-limit': String(API_CALLS_PER_MINUTE),
      'x-ratelimit-remaining': String(API_CALLS_PER_MINUTE - 1),
      'x-ratelimit-reset': String(now + 60),
    })
    for (let count = 1; count < API_CALLS_PER_MINUTE; count += 1) {
      await callWith(key)
    }
    const refused = await callWith(key)
    expect([refused.status, refused.headers['retry-after'], refused.headers['x-ratelimit-remaining']]).toEqual([
      429,
      '60',
      '0',
    ])
    server.clock.advance(60)
    expect((await callWith(key)).status).toBe(200)
  })

  test('are counted by day, refusals beside them', async () => {
    const { key } = await makeKey()
    await callWith(key)
    await callWith(key, '/api/v1/products')
    const { data } = (await owner.call(listApiUsage, {})).body
    expect(data).toHaveLength(30)
    expect(data.at(-1)).toMatchObject({ requests: 2, failures: 1 })
    const [listed] = (await owner.call(listApiKeys, { query: {} })).body.data
    expect(listed?.last_used_at).toBe(server.clock.now().toISOString())
  })
})

const PROBLEM = 'application/problem+json; charset=utf-8'

describe('[P-71] a refused call is answered with problem details', () => {
  test('without a type of its own: the status and its words', async () => {
    const { key } = await makeKey()
    const { status, headers, body } = await callWith(key, `/api/v1/boards/${randomUUID()}`)
    expect([status, headers['content-type']]).toEqual([404, PROBLEM])
    expect(body).toEqual({ type: 'about:blank', title: 'Not Found', status: 404, detail: 'This board does not exist.' })
  })

  test('by a code that programs know, as type and title', async () => {
    const { key } = await makeKey()
    const { body } = await callWith(key, '/api/v1/boards', { name: 'Hooks', idempotency_key: randomUUID() })
    expect(body).toEqual({
      type: 'urn:marquee:problem:scope_missing',
      title: 'Scope missing',
      status: 403,
      detail: 'This API key does not have the scope boards:write.',
      code: 'scope_missing',
    })
  })

  test('with what is wrong by field', async () => {
    const { key } = await makeKey({ scopes: ['boards:write'] })
    const { status, headers, body } = await callWith(key, '/api/v1/boards', { name: ' ', idempotency_key: 'no' })
    expect([status, headers['content-type']]).toEqual([422, PROBLEM])
    expect(problemDetails.parse(body)).toMatchObject({
      title: 'Unprocessable Entity',
      errors: { name: ['Enter a name.'] },
    })
  })

  test('without a key, and where nothing is', async () => {
    for (const path of ['/api/v1/boards', '/api/v1/nothing-here']) {
      const { headers, body } = await callWith('', path)
      expect(headers['content-type']).toBe(PROBLEM)
      expect(problemDetails.parse(body).status).toBe(path.endsWith('boards') ? 401 : 404)
    }
  })

  test('with the methods that there are, where another one was used', async () => {
    const { headers, statusCode, payload } = await visit(server).request({
      method: 'DELETE',
      url: '/api/v1/ads?q=shoes',
    })
    expect([statusCode, headers['content-type'], headers['allow']]).toEqual([405, PROBLEM, 'GET'])
    expect(problemDetails.parse(JSON.parse(payload)).detail).toBe('Use GET at this address.')
    const board = await visit(server).request({ method: 'PUT', url: `/api/v1/boards/${randomUUID()}` })
    expect([board.statusCode, board.headers['allow']]).toEqual([405, expect.stringContaining('GET')])
  })

  test('and pages keep their own shape', async () => {
    const response = await visit(server).request({ method: 'GET', url: '/api/boards' })
    expect([response.headers['content-type'], response.json()]).toEqual([
      'application/json; charset=utf-8',
      { message: 'Unauthenticated.' },
    ])
  })
})

describe('[P-71] the examples of the description', () => {
  test('run as they stand', async () => {
    const { key } = await makeKey()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const origin = `http://127.0.0.1:${port}`
    const env = { ...processEnvironment(), MARQUEE_API_KEY: key }
    const node = await run(process.execPath, ['--input-type=module', '--eval', buildNodeExample(origin)], { env })
    expect(node.stdout).toContain('Running shoes that last')
    const curl = await run('sh', ['-c', buildCurlExample(origin)], { env })
    expect(JSON.parse(curl.stdout).data).toHaveLength(1)
    const refused = run('sh', ['-c', buildCurlExample(origin)], { env: { ...env, MARQUEE_API_KEY: 'mq_wrong' } })
    await expect(refused).rejects.toThrow('401')
  })
})
