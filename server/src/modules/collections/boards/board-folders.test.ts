import { randomUUID } from 'node:crypto'
import { createBoardFolder, getBoardTree } from '@marquee/contract/boards'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function countFolders(agent: SignedInAgent): Promise<number> {
  return (await agent.call(getBoardTree, {})).body.data.folders.length
}

test('[P-71] a folder is made once for a key, also by requests at the same moment, and each time without one', async () => {
  const [agent, stranger] = [await signUp(server), await signUp(server)]
  const body = { name: 'Twice', idempotency_key: randomUUID() }
  await Promise.all([1, 2].map(() => agent.call(createBoardFolder, { body })))
  await stranger.call(createBoardFolder, { body })
  expect([await countFolders(agent), await countFolders(stranger)]).toEqual([1, 1])
  await agent.call(createBoardFolder, { body: { name: 'Twice' } })
  expect(await countFolders(agent)).toBe(2)
})
