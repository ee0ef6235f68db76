import { createReleaseTeam, makeRelease } from '../../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let host: Awaited<ReturnType<typeof createReleaseTeam>>
let briefs: typeof host

const hostRelease = makeRelease('host', 'aaaaaaaaaaaa')
const first = makeRelease('briefs', '000000000001')

beforeEach(async () => {
  server = await startTestServer()
  host = await createReleaseTeam(server, 'host')
  await host.release(hostRelease)
})

beforeEach(async () => {
  briefs = await createReleaseTeam(server, 'briefs')
})

afterEach(() => server.close())

describe('uploads', () => {
  test('nothing can be published or loaded before every file is there', async () => {
    await briefs.send('POST', '/briefs', { description: first.description, files: first.files })
    expect(await briefs.publish(first)).toMatchObject({ status: 409, body: { code: 'upload_incomplete' } })
    await briefs.upload(first)
    expect((await server.app.inject('/build/briefs/000000000001/remote-entry.js')).statusCode).toBe(404)
  })

  test('a file that is not the announced one is refused', async () => {
    await briefs.send('POST', '/briefs', { description: first.description, files: first.files })
    expect(
      await briefs.send('PUT', '/briefs/000000000001/files/remote-entry.js', Buffer.from('steal()')),
    ).toMatchObject({ status: 422 })
    expect(await briefs.publish(first)).toMatchObject({ status: 409 })
  })

  test.each(['..%2f..%2fsecret.js', 'other.js', '%00'])(
    'a file that was not announced is refused: %s',
    async (file) => {
      await briefs.send('POST', '/briefs', { description: first.description, files: first.files })
      const { status } = await briefs.send('PUT', `/briefs/000000000001/files/${file}`, Buffer.from('x'))
      expect(status).toBe(404)
    },
  )

  test.each([
    ['a path', { ...first, files: [{ ...first.files[0], name: '../x.js' }] }],
    ['a page', { ...first, files: [{ ...first.files[0], name: 'page.html' }] }],
    ['a file that is too large', { ...first, files: [{ ...first.files[0], size: 9 * 1024 * 1024 }] }],
    ['another address', { ...first, description: { ...first.description, baseUrl: '/build/host/aaaaaaaaaaaa/' } }],
    ['another hash', { ...first, description: { ...first.description, integrity: {} } }],
    ['a missing file', { ...first, files: [] }],
    ['a release that is no hash', { ...first, description: { ...first.description, release: 'latest' } }],
  ])('an announcement with %s is refused', async (_, { description, files }) => {
    expect(await briefs.send('POST', '/briefs', { description, files })).toMatchObject({ status: 422 })
  })

  test('a body that is too large is refused', async () => {
    await briefs.send('POST', '/briefs', { description: first.description, files: first.files })
    const large = Buffer.alloc(8 * 1024 * 1024 + 1)
    expect(await briefs.send('PUT', '/briefs/000000000001/files/remote-entry.js', large)).toMatchObject({ status: 413 })
  })

  test('a complete release never changes', async () => {
    await briefs.release(first)
    await briefs.upload(makeRelease('briefs', '000000000001', { files: { 'remote-entry.js': 'other()' } }))
    expect((await server.app.inject('/build/briefs/000000000001/remote-entry.js')).body).toBe(
      first.contents.get('remote-entry.js'),
    )
  })
})

describe('tokens', () => {
  test('a token is for its own package only', async () => {
    for (const answer of [
      await briefs.send('POST', '/host', { description: hostRelease.description, files: hostRelease.files }),
      await briefs.send('POST', '/briefs', { description: hostRelease.description, files: hostRelease.files }),
      await briefs.send('PUT', '/host/aaaaaaaaaaaa/files/remote-entry.js', Buffer.from('x')),
      await briefs.send('POST', '/host/aaaaaaaaaaaa/publications', { channel: 'live' }),
      await briefs.send('POST', '/host/rollbacks', {}),
    ]) {
      expect(answer).toMatchObject({ status: 403 })
    }
  })

  test.each([undefined, 'Bearer nonsense', `Bearer mrq_${'x'.repeat(43)}`])(
    'without a valid one nothing answers: %s',
    async (authorization) => {
      for (const [method, url] of [
        ['GET', '/registry'],
        ['POST', '/registry/briefs'],
      ] as const) {
        const { statusCode } = await server.app.inject({
          method,
          url,
          ...(authorization && { headers: { authorization } }),
        })
        expect(statusCode).toBe(401)
      }
    },
  )
})
