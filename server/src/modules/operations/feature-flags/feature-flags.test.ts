import {
  createFeatureFlag,
  deleteFeatureFlag,
  getFlagDocuments,
  listFeatureFlagChanges,
  listFeatureFlags,
  restoreFeatureFlag,
  updateFeatureFlag,
  updateFlagDocuments,
} from '@marquee/contract/feature-flags'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true, displayName: 'Grace Admin' })
})

afterAll(() => server.close())

const grid = {
  key: 'explore.new-grid',
  description: 'The new grid',
  type: 'boolean' as const,
  default_value: 'false',
  rules: '[]',
  is_enabled: true,
}

/** The document as browsers get it. */
async function readDocument() {
  const response = await server.app.inject('/growthbook/api/features/sdk-marquee')
  return { headers: response.headers, document: response.json() }
}

async function add(changes: Partial<typeof grid>) {
  const { body } = await admin.call(createFeatureFlag, { body: { ...grid, ...changes } })
  return body.data
}

async function problems(changes: Record<string, unknown>) {
  const { status, error } = await admin.call(createFeatureFlag, { body: { ...grid, key: 'any', ...changes } as never })
  return { status, errors: error.errors }
}

test('the product comes with the announcement, empty', async () => {
  const { body } = await admin.call(listFeatureFlags, {})
  expect(body.meta.is_served).toBe(true)
  expect(body.data.find(({ key }) => key === 'product.announcement')).toMatchObject({
    type: 'string',
    default_value: '',
    version: 1,
    updated_by: null,
  })
})

test('[T-04] a flag is in the document with its default value and rules as long as it is on', async () => {
  const before = (await readDocument()).document
  const rules = [
    { force: true, condition: { plan: 'pro' } },
    { force: true, coverage: 0.5, custom: '' },
  ]
  const flag = await add({ key: 'grid.one', rules: JSON.stringify(rules) })
  expect(flag).toMatchObject({ key: 'grid.one', default_value: false, rules, version: 1, updated_by: 'Grace Admin' })

  const { document } = await readDocument()
  expect(document).toMatchObject({ status: 200, experiments: [], savedGroups: {} })
  expect(document.features['grid.one']).toEqual({ defaultValue: false, rules })
  // The clock stands still, and the date grows all the same: the SDK ignores a document with a date that it has seen.
  expect(Date.parse(document.dateUpdated)).toBeGreaterThan(Date.parse(before.dateUpdated))

  await admin.call(updateFeatureFlag, {
    params: { key: 'grid.one' },
    body: { ...grid, is_enabled: false, version: 1 },
  })
  expect((await readDocument()).document.features).not.toHaveProperty('grid.one')
})

test('a save on top of somebody else’s is refused and changes nothing', async () => {
  await add({ key: 'grid.two' })
  const params = { key: 'grid.two' }
  const saves = await Promise.all(
    ['true', 'false'].map((value) =>
      admin.call(updateFeatureFlag, { params, body: { ...grid, default_value: value, version: 1 } }),
    ),
  )
  expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(saves.find(({ status }) => status === 409)?.error.code).toBe('version_conflict')
})

test('the history says who made the flag what it was, newest first, page by page', async () => {
  await add({ key: 'grid.three' })
  const other = await signUp(server, { isAdmin: true, displayName: 'Alan Other' })
  const params = { key: 'grid.three' }
  await other.call(updateFeatureFlag, { params, body: { ...grid, default_value: 'true', version: 1 } })
  await admin.call(updateFeatureFlag, { params, body: { ...grid, is_enabled: false, version: 2 } })

  const first = (await admin.call(listFeatureFlagChanges, { params, query: { limit: 2 } })).body
  expect(first.data).toMatchObject([
    { version: 3, changed_by: 'Grace Admin', default_value: false, is_enabled: false },
    { version: 2, changed_by: 'Alan Other', default_value: true, is_enabled: true },
  ])
  const cursor = first.meta.next_cursor ?? ''
  const second = (await admin.call(listFeatureFlagChanges, { params, query: { limit: 2, cursor } })).body
  expect(second.data).toMatchObject([{ version: 1, changed_by: 'Grace Admin' }])
  expect(second.meta.next_cursor).toBeNull()
  expect((await admin.call(listFeatureFlagChanges, { params: { key: 'unknown' }, query: {} })).status).toBe(404)
})

describe('a flag that is removed', () => {
  const listed = async (key: string) =>
    (await admin.call(listFeatureFlags, {})).body.data.find((flag) => flag.key === key)
  const remove = (key: string) => admin.call(deleteFeatureFlag, { params: { key } })
  const restore = (key: string) => admin.call(restoreFeatureFlag, { params: { key } })

  test('[T-04] is gone from the list and from what browsers get, in a newer document', async () => {
    await add({ key: 'old.one' })
    const before = (await readDocument()).document
    expect(before.features).toHaveProperty(['old.one'])
    expect((await remove('old.one')).status).toBe(204)
    const { document } = await readDocument()
    expect(document.features).not.toHaveProperty(['old.one'])
    expect(Date.parse(document.dateUpdated)).toBeGreaterThan(Date.parse(before.dateUpdated))
    expect(await listed('old.one')).toBeUndefined()

    const again = await Promise.all([
      remove('old.one'),
      admin.call(updateFeatureFlag, { params: { key: 'old.one' }, body: { ...grid, version: 2 } }),
      admin.call(listFeatureFlagChanges, { params: { key: 'old.one' }, query: {} }),
      remove('never.there'),
      restore('never.there'),
    ])
    expect(again.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  test('[T-04] comes back as it was, with its history, however often it is asked for', async () => {
    const rules = [{ force: true, coverage: 0.5 }]
    const { default_value, type } = await add({ key: 'old.two', rules: JSON.stringify(rules) })
    await remove('old.two')
    const { body } = await restore('old.two')
    expect(body.data).toMatchObject({ key: 'old.two', default_value, type, rules, version: 3 })
    expect((await restore('old.two')).body.data.version).toBe(3)
    expect((await readDocument()).document.features['old.two']).toEqual({ defaultValue: false, rules })
    const changes = (await admin.call(listFeatureFlagChanges, { params: { key: 'old.two' }, query: {} })).body.data
    expect(changes.map(({ version, is_removed }) => [version, is_removed])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ])
  })

  test('leaves its key to a new one, whose history goes on', async () => {
    await add({ key: 'old.three' })
    await remove('old.three')
    const flag = await add({ key: 'old.three', type: 'string' as never, default_value: '"new"' })
    expect(flag).toMatchObject({ type: 'string', default_value: 'new', version: 3 })
    expect((await problems({ key: 'old.three' })).status).toBe(422)
  })

  test('[A-21] is removed and brought back by admins only', async () => {
    await add({ key: 'old.four' })
    const member = await signUp(server)
    const params = { key: 'old.four' }
    expect((await member.call(deleteFeatureFlag, { params })).status).toBe(403)
    expect((await member.call(restoreFeatureFlag, { params })).status).toBe(403)
    expect(await listed('old.four')).toBeDefined()
  })
})

test('a key is taken once', async () => {
  await add({ key: 'grid.four' })
  expect(await problems({ key: 'grid.four' })).toEqual({
    status: 422,
    errors: { key: ['There is a flag with this key already.'] },
  })
})

const deep = '['.repeat(40) + ']'.repeat(40)

test.each([
  [{ key: 'two words' }, 'key', /letters and digits/],
  [{ default_value: '{' }, 'default_value', /not valid JSON/],
  [{ default_value: '' }, 'default_value', /Enter a value/],
  [{ default_value: '"yes"' }, 'default_value', /true or false/],
  [{ type: 'json', default_value: deep }, 'default_value', /at most 32 levels/],
  [{ type: 'string', default_value: '"\\u0000"' }, 'default_value', /cannot be stored/],
  [{ type: 'string', default_value: '"\\ud800"' }, 'default_value', /cannot be stored/],
  [{ rules: '{}' }, 'rules', /list in square brackets/],
  [{ rules: '[{"force": true, "coverage": 7}]' }, 'rules', /^Rule 1, coverage: is a number from 0 to 1\.$/],
  [{ rules: '[{"force": true}, 7]' }, 'rules', /^Rule 2 is an object/],
  [{ rules: '[{"contextualVariations": [true, 3]}]' }, 'rules', /^Rule 1: The value of this flag is true or false/],
  [{ rules: '[{"force": 3}]' }, 'rules', /^Rule 1: The value of this flag is true or false/],
])('%j is refused at the field %s', async (changes, field, message) => {
  const { status, errors } = await problems(changes)
  expect(status).toBe(422)
  expect(errors?.[field]?.[0]).toMatch(message)
})

test('a text that spells out an escape is no escape', async () => {
  const value = 'a backslash and u: \\u0000'
  const flag = await add({ key: 'text.escape', type: 'string' as never, default_value: JSON.stringify(value) })
  expect(flag.default_value).toBe(value)
})

test('[T-04] experiments and saved groups reach browsers as GrowthBook has them', async () => {
  const { version } = (await admin.call(getFlagDocuments, {})).body.data
  const experiments = [{ key: 'headline', variations: [{}, { domMutations: [] }], manual: false }]
  const savedGroups = {
    beta: ['ada@example.com', 7],
    staff: { type: 'condition', condition: { role: 'staff' } },
    early: { type: 'list', attributeKey: 'id', values: ['a', 1] },
  }
  const contextualBandits = {
    bandit: { banditVersion: 2, contexts: [{ leafId: 1, condition: {}, weights: [0.3, 0.7] }] },
  }
  const body = {
    experiments: JSON.stringify(experiments),
    saved_groups: JSON.stringify(savedGroups),
    contextual_bandits: JSON.stringify(contextualBandits),
    version,
  }
  expect((await admin.call(updateFlagDocuments, { body })).body.data.version).toBe(version + 1)
  expect((await readDocument()).document).toMatchObject({ experiments, savedGroups, contextualBandits })
  expect((await admin.call(updateFlagDocuments, { body })).error.code).toBe('version_conflict')
  const wrong = await admin.call(updateFlagDocuments, { body: { ...body, saved_groups: '{"beta": 1}' } })
  expect(Object.keys(wrong.error.errors ?? {})).toEqual(['saved_groups.beta'])
})

describe('GrowthBook’s protocol', () => {
  test('[T-04] the document is for every site, carries an ETag and offers streaming', async () => {
    const { headers } = await readDocument()
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'x-sse-support': 'enabled',
    })
    const again = await server.app.inject({
      url: '/growthbook/api/features/sdk-marquee',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect({ status: again.statusCode, body: again.payload }).toEqual({ status: 304, body: '' })
    await add({ key: 'grid.five' })
    expect((await readDocument()).headers.etag).not.toBe(headers.etag)
  })

  test.each(['api/features', 'sub'])('[T-02] a wrong client key of /%s is answered with 404', async (path) => {
    const response = await server.app.inject(`/growthbook/${path}/sdk-unknown`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ status: 404, error: 'Unknown client key' })
  })

  test('a browser may ask first whether it may send its headers', async () => {
    const response = await server.app.inject({
      method: 'OPTIONS',
      url: '/growthbook/sub/sdk-marquee',
      headers: { 'access-control-request-headers': 'x-api-key' },
    })
    expect(response.statusCode).toBe(204)
    expect(response.headers).toMatchObject({ 'access-control-allow-headers': 'x-api-key' })
  })
})

describe('what pages are told', () => {
  test.each([
    ['nothing without a key', { apiHost: '/growthbook', clientKey: null, isOwn: true }, 404],
    ['another host', { apiHost: 'https://flags.example', clientKey: 'sdk-other', isOwn: false }, 404],
  ])('[T-01] %s: our own server answers no key', async (_, growthBook, status) => {
    const other = await startTestServer({ growthBook })
    const key = growthBook.clientKey ?? 'sdk-marquee'
    expect((await other.app.inject(`/growthbook/api/features/${key}`)).statusCode).toBe(status)
    await other.close()
  })
})
