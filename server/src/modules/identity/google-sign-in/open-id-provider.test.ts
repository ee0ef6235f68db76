import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** How long it took to be given up, in seconds. */
async function secondsUntilFailure(attempt: Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await expect(attempt).rejects.toMatchObject({ code: 'OAUTH_TIMEOUT' })
  return (performance.now() - startedAt) / 1000
}

describe('[A-12] a provider that is slow', () => {
  test('is not waited for when it says nothing, and is asked again by the next person', async () => {
    let asked = 0
    const provider = connect(
      await serve(() => {
        asked += 1
      }),
    )
    expect(await secondsUntilFailure(provider.begin())).toBeGreaterThanOrEqual(TIMEOUT_SECONDS * 0.9)
    expect(await secondsUntilFailure(provider.begin())).toBeLessThan(5)
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
    expect(await secondsUntilFailure(provider.finish(answer, begun))).toBeLessThan(5)
    expect(tokenCalls).toBe(1)
    expect((await provider.begin()).address.pathname).toBe('/auth')
  })
})
