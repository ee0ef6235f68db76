import { getLibraryImport, startLibraryImport, uploadLibrary } from '@marquee/contract/library-imports'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('[P-86] a large library of one workspace lets a small one of another pass: each takes turns of a minute', async () => {
  const large = await signUp(server)
  const small = await signUp(server)
  const rows = (count: number, name: string) =>
    Buffer.from(
      ['id,title,brand,board', ...Array.from({ length: count }, (_, at) => `${name}-${at},${name},${name},B`)].join(
        '\n',
      ),
    )
  const starts = [
    { agent: large, content: rows(120, 'many') },
    { agent: small, content: rows(3, 'few') },
  ]
  const begun: { agent: SignedInAgent; id: string }[] = []
  for (const { agent, content } of starts) {
    const file = multipartFile(content, { name: 'library.csv', type: 'text/csv' })
    const answer = await agent.request({ method: uploadLibrary.method, url: uploadLibrary.path, ...file })
    const { id } = uploadLibrary.response.parse(answer.json()).data
    await agent.call(startLibraryImport, { params: { id } })
    begun.push({ agent, id })
  }
  // Each turn begins by reading the file, and a minute passes meanwhile.
  const read = server.storage.get.bind(server.storage)
  const states: string[][] = []
  const reading = jest.spyOn(server.storage, 'get').mockImplementation(async (...args) => {
    server.clock.advance(60)
    states.push(
      await Promise.all(
        begun.map(async ({ agent, id }) => (await agent.call(getLibraryImport, { params: { id } })).body.data.state),
      ),
    )
    return read(...args)
  })
  await server.jobs.drain()
  reading.mockRestore()
  expect(states[0]).toEqual(['running', 'waiting'])
  expect(states).toContainEqual(['running', 'done'])
  const { state, report } = (await large.call(getLibraryImport, { params: { id: begun[0]?.id ?? '' } })).body.data
  expect({ state, ads_on_boards: report.ads_on_boards }).toEqual({ state: 'done', ads_on_boards: 120 })
})
