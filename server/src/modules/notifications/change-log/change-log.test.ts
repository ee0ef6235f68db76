import { authCheck } from '@marquee/contract/authentication'
import { listChangeLog, markChangeLogRead } from '@marquee/contract/change-log'
import { signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { readEntries } from './read-entries.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** An account as old as the product. */
async function signUpLongAgo() {
  const agent = await signUp(server)
  await server.db
    .withTables<{ users: { id: string; created_at: Date } }>()
    .updateTable('users')
    .set({ created_at: new Date('2026-01-01T00:00:00Z') })
    .where('id', '=', agent.userId)
    .execute()
  return agent
}

describe('[P-66] the change log', () => {
  test('is listed page by page, the newest first', async () => {
    const agent = await signUpLongAgo()
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await agent.call(listChangeLog, { query: { limit: 1, cursor } })
      ids.push(...body.data.map(({ id }) => id))
      cursor = body.meta.next_cursor ?? undefined
    } while (cursor !== undefined)
    expect(ids).toEqual(readEntries().map(({ id }) => id))
    expect(ids).toEqual(ids.toSorted().toReversed())
  })

  test('marks what somebody has not read, until they have, and for nobody else', async () => {
    const [agent, other] = [await signUpLongAgo(), await signUpLongAgo()]
    expect((await agent.call(authCheck, {})).body.has_unread_changes).toBe(true)
    expect((await agent.call(listChangeLog, { query: {} })).body.data.every(({ is_unread }) => is_unread)).toBe(true)
    expect((await agent.call(markChangeLogRead, {})).status).toBe(204)
    expect((await agent.call(authCheck, {})).body.has_unread_changes).toBeUndefined()
    expect((await agent.call(listChangeLog, { query: {} })).body.data.some(({ is_unread }) => is_unread)).toBe(false)
    expect((await other.call(authCheck, {})).body.has_unread_changes).toBe(true)
  })

  test('counts what is older than the account as read', async () => {
    const agent = await signUp(server)
    const today = server.clock.now().toISOString().slice(0, 10)
    const isNewer = readEntries().some(({ published_on }) => published_on > today)
    expect((await agent.call(authCheck, {})).body.has_unread_changes === true).toBe(isNewer)
  })
})
