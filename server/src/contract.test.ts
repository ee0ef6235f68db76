import { endpoints } from '@marquee/contract/endpoints'
import { startTestServer, type TestServer } from './testing/test-server.ts'

describe('the server and its contract', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  // Fastify refuses to start with a route twice, so that each is implemented exactly once.
  test.each([...endpoints])('%s is implemented', (_name, { method, path }) => {
    expect(server.app.hasRoute({ method, url: path })).toBe(true)
  })
})
