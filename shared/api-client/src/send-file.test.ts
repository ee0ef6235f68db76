import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { uploadAdFile } from '@marquee/contract/ad-imports'
import { logout } from '@marquee/contract/authentication'
import { ApiError, NetworkError } from './api-error.ts'
import { callEndpoint, configureApiClient } from './call-endpoint.ts'

const file = new File(['id,body\n', 'x'.repeat(3_000_000)], 'ads.csv', { type: 'text/csv' })

/** An upload that is answered with nothing. */
const uploadNothing = { ...uploadAdFile, response: logout.response }

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
let answer: Answer
let received: { headers: IncomingMessage['headers']; body: string } | undefined

/** jsdom sends what a page sends; the page is of another origin than this server. */
const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-headers', 'x-xsrf-token')
  response.setHeader('access-control-expose-headers', 'x-request-id')
  if (request.method === 'OPTIONS') {
    response.end()
  } else {
    void answer(request, response)
  }
})

function answerWith(status: number, content: string, headers: Record<string, string> = {}): void {
  answer = async (request, response) => {
    const chunks = await request.toArray()
    received = { headers: request.headers, body: Buffer.concat(chunks).toString() }
    response.writeHead(status, headers).end(content)
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  received = undefined
  document.cookie = 'XSRF-TOKEN=a%20token; Path=/'
  configureApiClient({
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    onSessionLost: () => {},
    onPlanRequired: () => {},
  })
})
afterEach(() => configureApiClient({ baseUrl: '' }))

describe('[F-01] [A-20] sending a file', () => {
  test('sends a form with the XSRF header, and tells how much of it has left until all has', async () => {
    answerWith(204, '')
    const shares: number[] = []
    await callEndpoint(uploadNothing, {}, { file, onSent: (share) => shares.push(share) })
    expect(received?.headers).toMatchObject({ accept: 'application/json', 'x-xsrf-token': 'a token' })
    expect(received?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(received?.body).toContain('name="file"; filename="ads.csv"')
    expect(received?.body.match(/x{1000,}/)?.[0]).toHaveLength(3_000_000)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })

  test('an error answer is an ApiError with its fields and the id of the request', async () => {
    const content = { message: 'The file has no rows.', errors: { file: ['The file has no rows.'] } }
    answerWith(422, JSON.stringify(content), { 'x-request-id': 'r-1' })
    const failure = callEndpoint(uploadAdFile, {}, { file })
    await expect(failure).rejects.toBeInstanceOf(ApiError)
    await expect(failure).rejects.toMatchObject({
      status: 422,
      message: 'The file has no rows.',
      fields: { file: ['The file has no rows.'] },
      requestId: 'r-1',
    })
  })

  test.each([401, 419] as const)('[A-06] a lost session is reported on %i', async (status) => {
    const onSessionLost = jest.fn()
    configureApiClient({ onSessionLost })
    // A fresh token is fetched without a form, and there is none.
    globalThis.fetch = async () => ({ ok: false, headers: new Headers() }) as Response
    answerWith(status, '{"message":"Unauthenticated."}')
    await expect(callEndpoint(uploadAdFile, {}, { file })).rejects.toBeInstanceOf(ApiError)
    expect(onSessionLost).toHaveBeenCalledWith(status)
  })

  test('without an answer it is a NetworkError', async () => {
    answer = (request) => void request.socket.destroy()
    // jsdom writes down every request that fails; that is what happens here.
    jest.spyOn(console, 'error').mockImplementation(() => {})
    await expect(callEndpoint(uploadAdFile, {}, { file })).rejects.toBeInstanceOf(NetworkError)
  })

  test('ending it closes the connection and is no NetworkError', async () => {
    const closed = Promise.withResolvers<void>()
    const controller = new AbortController()
    answer = (request) => {
      request.on('error', () => {}).on('close', () => closed.resolve())
      request.once('data', () => controller.abort())
    }
    const failure = callEndpoint(uploadAdFile, {}, { file, signal: controller.signal })
    await expect(failure).rejects.toMatchObject({ name: 'AbortError' })
    await closed.promise
  })

  test('with a signal that has ended nothing is sent', async () => {
    answerWith(204, '')
    const signal = AbortSignal.abort()
    await expect(callEndpoint(uploadNothing, {}, { file, signal })).rejects.toBe(signal.reason)
    expect(received).toBeUndefined()
  })
})
