import { join } from 'node:path'
import { startProcess } from '../../../testing/background-process.ts'
import { createReleaseTeam, makeRelease } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let address: string

beforeAll(async () => {
  server = await startTestServer()
  address = await server.app.listen({ port: 0, host: 'localhost' })
})

afterAll(() => server.close())

test('a killed upload leaves nothing live and nothing to load; the next one goes on and lands', async () => {
  const files = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`${index}.js`, `run(${index})`]))
  const made = makeRelease('briefs', '000000000001', { files })
  const team = await createReleaseTeam(server, 'briefs')
  const upload = () =>
    startProcess(join(import.meta.dirname, '../../../testing/upload-release.ts'), {}, [
      address,
      team.token,
      JSON.stringify({ ...made, contents: [...made.contents] }),
    ])
  const readLive = async () => (await team.send('GET', '')).body.data[0]?.live
  const load = async () => (await server.app.inject('/build/briefs/000000000001/0.js')).statusCode

  const killed = upload()
  await killed.waitFor(/uploaded 3\.js/)
  expect(await killed.stop('SIGKILL')).toBeNull()
  expect(killed.output()).not.toContain('published')
  expect(await readLive()).toBeUndefined()
  expect(await load()).toBe(404)
  expect(await team.publish(made)).toMatchObject({ status: 409, body: { code: 'upload_incomplete' } })

  expect(await upload().ended).toBe(0)
  expect(await readLive()).toBe('000000000001')
  expect(await load()).toBe(200)
}, 60_000)
