import { connect } from 'node:net'
import { createSeededRandom } from '@marquee/creative/seeded-random'
import { makeRelease, createReleaseTeam } from './testing/release-agent.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let port: number

beforeAll(async () => {
  server = await startTestServer()
  // Without a host every page would be refused with 503 before its address is looked at.
  const team = await createReleaseTeam(server, 'host')
  await team.release(makeRelease('host', 'aaaaaaaaaaaa'))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})

afterAll(() => server.close())

/** Sends these bytes as the request line of a browser's visit. Resolves with the status; 0 when the line is not answered. */
function send(requestLine: string): Promise<number> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', () => resolve(0))
    socket.on('close', () => resolve(Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1] ?? 0)))
    socket.write(
      Buffer.from(`${requestLine}\r\nhost: localhost\r\naccept: text/html\r\nconnection: close\r\n\r\n`, 'latin1'),
    )
  })
}

test.each(['//', '//@', '//:80', '/\\\\', '//[', '///', '/%', '/%00', '/%ff', '/explore?%', '*', 'http://[/'])(
  'the address %s is answered, and not with a failure of ours',
  async (target) => {
    const status = await send(`GET ${target} HTTP/1.1`)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
  },
)

const CHUNKS = [
  ['/', '//', '\\', '@', ':', ':80', '[', ']', '?', '#', '&', '=', '%', '%2', '%00', '%2f', '%ff', '%C0%80', '..', '.'],
  ['*', '~', '|', '^', '{', '}', '"', "'", '<', '>', ';', ',', '\t', '\u00ff', '\u0080', 'a', 'A'.repeat(300)],
  ['http://', 'javascript:', 'localhost', 'xn--', '[::1]', '__proto__', 'constructor', '%F0%9F%92%A9', 'mfe.host='],
  ['explore', 'share/board/', 'share/ad/', 'embed/ad/', 'api/', 'api/ads/', 'media/', 'build/host/', 'registry/'],
  ['email/verify/', 'sanctum/csrf-cookie', 'growthbook/api/features/', 'auth/google', 'reset-password/', 'healthz'],
].flat()
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PROPFIND']

test('no request line of any shape is answered with a failure of ours', async () => {
  const random = createSeededRandom('request lines')
  const lines = Array.from({ length: 1500 }, () => {
    const chunks = Array.from({ length: random.int(1, 8) }, () => random.pick(CHUNKS)).join('')
    return `${random.pick(METHODS)} ${random.chance(0.9) ? '/' : ''}${chunks} HTTP/1.1`
  })
  const failed: string[] = []
  let answered = 0
  for (let start = 0; start < lines.length; start += 20) {
    await Promise.all(
      lines.slice(start, start + 20).map(async (line) => {
        const status = await send(line)
        answered += status === 0 ? 0 : 1
        if (status >= 500) {
          failed.push(`${status} ${line}`)
        }
      }),
    )
  }
  expect(failed).toEqual([])
  expect(server.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  expect(answered).toBeGreaterThan(1400)
})
