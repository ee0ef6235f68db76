import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError } from './api-error.ts'
import { configureApiClient } from './call-endpoint.ts'
import { discardFile, uploadFile, type UploadProgress } from './upload-file.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const CONTENT = 'x'.repeat(200_000)
const file = new File([CONTENT], 'holiday.mp4', { type: 'video/mp4', lastModified: 1 })

/** A server of uploads that keeps one in memory; the next requests of a method fail as a test says. */
let received = ''
let failures: Record<string, number[]> = {}
let requests: string[] = []
const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'GET, HEAD, POST, PATCH, DELETE')
  response.setHeader('access-control-allow-headers', 'content-type, tus-resumable, upload-offset, x-xsrf-token')
  response.setHeader('access-control-expose-headers', 'upload-offset, upload-length')
  const { method = '', url = '' } = request
  if (method === 'OPTIONS') {
    response.end()
    return
  }
  requests.push(`${method} ${url.replace(ID, ':id')}`)
  const status = failures[method]?.shift()
  const body = Buffer.concat(await request.toArray()).toString()
  if (status === 0) {
    // Some bytes arrive before the connection ends.
    received += method === 'PATCH' ? body.slice(0, 70_000) : ''
    response.destroy()
  } else if (status !== undefined) {
    response.writeHead(status).end(JSON.stringify({ message: 'No.', errors: { file: ['Not this file.'] } }))
  } else {
    answerWell(method, url, body, response)
  }
}

function answerWell(method: string, url: string, body: string, response: ServerResponse): void {
  received += method === 'PATCH' ? body : ''
  response.setHeader('upload-offset', received.length)
  response.setHeader('upload-length', CONTENT.length)
  const upload = { id: ID, kind: 'video', name: file.name, size: CONTENT.length, received: received.length }
  const data = url.endsWith('/asset')
    ? { id: ID, kind: 'video', name: file.name, url: '/files/x.mp4', content_type: 'video/mp4', hash: '', size: 1 }
    : { ...upload, expires_at: '2026-11-29T00:00:00.000Z' }
  const isEmpty = method === 'PATCH' || method === 'DELETE'
  const sizes = { width: null, height: null, duration_s: null }
  response.writeHead(isEmpty ? 204 : 200).end(isEmpty ? '' : JSON.stringify({ data: { ...sizes, ...data } }))
}

/** jsdom has no `fetch`: this one has what the API client uses, and reaches the server as uploads do. */
const fetchByExchange = async (address: string, { method, headers, body }: RequestInit): Promise<Response> => {
  const exchange = new XMLHttpRequest()
  exchange.open(method ?? 'GET', address)
  Object.entries(headers as Record<string, string>).forEach(([name, value]) => exchange.setRequestHeader(name, value))
  await new Promise((resolve, reject) => {
    exchange.addEventListener('load', resolve)
    exchange.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    exchange.send(body as string)
  })
  const { status, responseText } = exchange
  const answered = {
    ok: status < 400,
    status,
    headers: { get: () => null },
    json: async () => JSON.parse(responseText),
  }
  return answered as unknown as Response
}

let progress: UploadProgress[]
const upload = (signal = new AbortController().signal) =>
  uploadFile(file, { kind: 'video', signal, onProgress: (one) => progress.push(one) })
const phases = () => progress.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1])

beforeAll(async () => {
  globalThis.fetch = fetchByExchange as typeof fetch
  await new Promise<void>((resolve) => server.listen(0, resolve))
  configureApiClient({ baseUrl: `http://localhost:${(server.address() as AddressInfo).port}` })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  // jsdom writes down every request that fails, and tests answer with failures.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  received = ''
  failures = {}
  requests = []
  progress = []
})

describe('[P-46] a file that is uploaded', () => {
  test('goes on where it stopped when the connection is lost, and says that it waits', async () => {
    failures = { PATCH: [0] }
    expect((await upload()).id).toBe(ID)
    expect(received).toBe(CONTENT)
    expect(phases()).toEqual(['sending', 'waiting', 'sending', 'checking'])
    expect(progress.find(({ phase, sent }) => phase === 'sending' && sent === 70_000)).toBeDefined()
  })

  test('is stored although the server is busy at first and its last answer is lost', async () => {
    failures = { POST: [503] }
    const stored = uploadFile(file, {
      kind: 'video',
      signal: new AbortController().signal,
      onProgress: ({ phase }) => phase === 'checking' && failures['POST']?.push(...(requests.length < 6 ? [0] : [])),
    })
    expect((await stored).id).toBe(ID)
    expect(requests.filter((one) => one.startsWith('PATCH'))).toHaveLength(1)
    expect(received).toBe(CONTENT)
  })

  test('is refused with the sentence of the server, and not sent', async () => {
    failures = { POST: [422] }
    await expect(upload()).rejects.toThrow(ApiError)
    expect(requests).toEqual(['POST /api/uploads'])
  })

  test('can be stopped and continued, and what has arrived can be discarded', async () => {
    const controller = new AbortController()
    failures = { PATCH: [0] }
    const stopped = uploadFile(file, {
      kind: 'video',
      signal: controller.signal,
      onProgress: ({ phase }) => phase === 'waiting' && controller.abort(),
    })
    await expect(stopped).rejects.toEqual(expect.anything())
    expect(received).toHaveLength(70_000)
    await upload()
    expect(received).toBe(CONTENT)
    await discardFile(file, 'video')
    expect(requests.slice(-2)).toEqual(['POST /api/uploads', 'DELETE /api/uploads/:id'])
  })
})
