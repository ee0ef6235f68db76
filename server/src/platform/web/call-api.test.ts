import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiUnreachable, createCallApi } from './call-api.ts'

const servers: Server[] = []

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

async function readFailure(calling: Promise<unknown>): Promise<unknown> {
  return calling.then(
    () => 'answered',
    (error: unknown) => error,
  )
}

describe('calling an API', () => {
  test('sends query, headers and body, and answers with status, headers and text', async () => {
    const port = await serve((request, response) => {
      response.setHeader('X-App-Usage', '{}')
      request.pipe(response.writeHead(429, { 'x-path': request.url ?? '' }))
    })
    const call = createCallApi(`http://127.0.0.1:${port}/v1`)
    const answer = await call({ method: 'POST', path: '/ads', query: { q: 'a b', n: '1' }, body: '{"ü":1}' })
    expect(answer).toMatchObject({
      status: 429,
      text: '{"ü":1}',
      headers: { 'x-path': '/v1/ads?q=a+b&n=1', 'x-app-usage': '{}' },
    })
  })

  test('a redirect is an answer like any other: nobody is asked at its address', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1/other' }).end(),
    )
    const answer = await createCallApi(`http://localhost:${port}`)({ method: 'GET', path: '/' })
    expect(answer.status).toBe(302)
  })

  test.each(['10.0.0.8', '127.0.0.1', '169.254.169.254', '::1'])(
    'a host name that leads to %s is not called',
    async (address) => {
      const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }]
      const call = createCallApi('http://api.test', { resolve })
      const failure = await readFailure(call({ method: 'GET', path: '/', query: { access_token: 'secret' } }))
      expect(failure).toMatchObject({ name: 'ApiUnreachable', isForbidden: true })
      expect(String(failure)).not.toContain('secret')
    },
  )

  test('a server that breaks off is out of reach, and the message repeats no secret', async () => {
    const port = await serve((request) => request.socket.destroy())
    const call = createCallApi(`http://127.0.0.1:${port}`)
    const failure = await readFailure(call({ method: 'GET', path: '/', query: { access_token: 'secret' } }))
    expect(failure).toBeInstanceOf(ApiUnreachable)
    expect(failure).toMatchObject({ isForbidden: false })
    expect(JSON.stringify(failure) + String(failure)).not.toContain('secret')
  })
})
