import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readKeyRefusals } from '../../../platform/metrics/refused-keys.ts'
import { createOpenIdProvider } from './open-id-provider.ts'

const CALLBACK = 'http://localhost:3000/auth/google/callback'
const TIMEOUT_SECONDS = 0.3

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Starts an HTTP server. @returns its address */
async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`
}

function connect(issuer: string) {
  return createOpenIdProvider({ issuer, clientId: 'marquee', clientSecret: 'secret' }, CALLBACK, TIMEOUT_SECONDS)
}

async function expectGivenUp(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ code: 'OAUTH_TIMEOUT' })
}

describe('[A-12] a provider that is slow', () => {
  test('is not waited for when it says nothing, and is asked again by the next person', async () => {
    let asked = 0
    const provider = connect(
      await serve(() => {
        asked += 1
      }),
    )
    await expectGivenUp(provider.begin())
    await expectGivenUp(provider.begin())
    expect(asked).toBe(2)
  })

  test('is not waited for when it keeps the tokens to itself, and the next person can begin at once', async () => {
    let tokenCalls = 0
    const issuer = await serve((request, response) => {
      if (request.url === '/token') {
        tokenCalls += 1
        return
      }
      const base = `http://${request.headers.host}`
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({ issuer: base, authorization_endpoint: `${base}/auth`, token_endpoint: `${base}/token` }),
      )
    })
    const provider = connect(issuer)
    const { address, ...begun } = await provider.begin()
    expect(address.href).toContain(`${issuer}/auth?`)
    const answer = new URL(`${CALLBACK}?code=abc&state=${begun.state}`)
    await expectGivenUp(provider.finish(answer, begun))
    expect(tokenCalls).toBe(1)
    expect((await provider.begin()).address.pathname).toBe('/auth')
  })
})

test.each([
  ['in the words of OAuth', {}],
  ['by a challenge', { 'www-authenticate': 'Basic realm="tokens"' }],
])('[A-12] a provider that refuses our secret %s is noted for administrators', async (_, headers) => {
  const issuer = await serve((request, response) => {
    const base = `http://${request.headers.host}`
    if (request.url === '/token') {
      response.writeHead(401, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify({ error: 'invalid_client' }))
      return
    }
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ issuer: base, authorization_endpoint: `${base}/auth`, token_endpoint: `${base}/token` }),
    )
  })
  const provider = connect(issuer)
  const begun = await provider.begin()
  const before = (await readKeyRefusals()).get('google') ?? 0
  await expect(provider.finish(new URL(`${CALLBACK}?code=abc&state=${begun.state}`), begun)).rejects.toMatchObject({
    status: 401,
  })
  expect((await readKeyRefusals()).get('google')).toBe(before + 1)
})
