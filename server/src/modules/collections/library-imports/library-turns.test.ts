import { getLibraryImport, startLibraryImport, uploadLibrary } from '@marquee/contract/library-imports'
import { listToldEvents, listenToWebhooks } from '../../../testing/add-webhook.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A library of `count` ads, which are on one board. */
function writeRows(count: number, name: string): Buffer {
  const rows = Array.from({ length: count }, (_, at) => `${name}-${at},${name},${name},B`)
  return Buffer.from(['id,title,brand,board', ...rows].join('\n'))
}

/** Uploads a library and starts its import. @returns its id */
async function begin(agent: SignedInAgent, content: Buffer): Promise<string> {
  const file = multipartFile(content, { name: 'library.csv', type: 'text/csv' })
  const answer = await agent.request({ method: uploadLibrary.method, url: uploadLibrary.path, ...file })
  const { id } = uploadLibrary.response.parse(answer.json()).data
  await agent.call(startLibraryImport, { params: { id } })
  return id
}

/** Has a minute pass, and something happen, each time that a turn begins to read its file. */
function onEachTurn(work: () => Promise<void>) {
  const read = server.storage.get.bind(server.storage)
  return jest.spyOn(server.storage, 'get').mockImplementation(async (...args) => {
    server.clock.advance(60)
    await work()
    return read(...args)
  })
}

async function getImport(agent: SignedInAgent, id: string) {
  return (await agent.call(getLibraryImport, { params: { id } })).body.data
}

test('[P-86] [P-73] a large library of one workspace lets a small one of another pass by turns of a minute, and tells its ads once', async () => {
  const large = await signUp(server)
  const small = await signUp(server)
  await listenToWebhooks(server, large)
  const ids = [await begin(large, writeRows(120, 'many')), await begin(small, writeRows(3, 'few'))] as const
  const states: string[][] = []
  const turns = onEachTurn(async () => {
    states.push([(await getImport(large, ids[0])).state, (await getImport(small, ids[1])).state])
  })
  await server.jobs.drain()
  turns.mockRestore()
  expect(states[0]).toEqual(['running', 'waiting'])
  expect(states).toContainEqual(['running', 'done'])
  const { state, report } = await getImport(large, ids[0])
  expect({ state, ads_on_boards: report.ads_on_boards }).toEqual({ state: 'done', ads_on_boards: 120 })
  const [told, ...more] = await listToldEvents(server, large)
  expect(told).toMatchObject({ type: 'ad.saved', data: { ads_count: 120 } })
  expect([new Set([told?.data.ad_ids].flat()).size, more]).toEqual([100, []])
})

test('[P-73] an import that fails after some of its ads tells those that it saved, and one that saved none tells nothing', async () => {
  const agent = await signUp(server)
  const id = await begin(agent, writeRows(60, 'half'))
  await listenToWebhooks(server, agent)
  let turn = 0
  const turns = onEachTurn(async () => {
    turn += 1
    // Each turn reads the file twice: for the order of its days, and for its ads.
    await (turn === 3 && server.storage.delete(`library-imports/${id}`))
  })
  await server.jobs.drain()
  turns.mockRestore()
  expect(await getImport(agent, id)).toMatchObject({ state: 'failed', report: { ads_saved: 50 } })
  await begin(agent, writeRows(50, 'half'))
  await server.jobs.drain()
  expect((await listToldEvents(server, agent)).map(({ data }) => data.ads_count)).toEqual([50])
})
