import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ApiCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export interface ApiReply {
  status?: number
  headers?: Record<string, string>
  /**
   * The answer to a call: text is sent unchanged, everything else as JSON; null breaks the connection off, and undefined gives
   * the usual answer.
   */
  body?: unknown
  /** Never answers, so that the caller waits for ever. */
  isHeld?: boolean
}

/** A local server that stands in for a third-party API. */
export interface LocalApi {
  url: string
  /** All requests, oldest first. */
  calls: ApiCall[]
  /** Replaces the answer to the next call; several replies are used one after the other. */
  answerNext(...replies: ApiReply[]): void
  /** Resolves when this many requests have arrived. */
  called(count: number): Promise<void>
  close(): Promise<void>
}

/** Serves on a free port of this machine. */
export async function serveApi(answer: (call: ApiCall) => ApiReply): Promise<LocalApi> {
  const calls: ApiCall[] = []
  const scripted: ApiReply[] = []
  const server = createServer((request, response) => {
    async function respond(): Promise<void> {
      const call = await readCall(request)
      calls.push(call)
      server.emit('call')
      const planned = scripted.shift()
      if (planned?.isHeld === true) {
        return
      }
      send(response, planned?.body === undefined ? { ...answer(call), ...planned } : planned)
    }
    respond().catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answerNext: (...replies) => void scripted.push(...replies),
    async called(count) {
      while (calls.length < count) {
        await once(server, 'call')
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readCall(request: IncomingMessage): Promise<ApiCall> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local')
  const { method = 'GET', headers } = request
  return { method, path: pathname, query: searchParams, headers, body: await text(request) }
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: ApiReply): void {
  if (body === null) {
    response.destroy()
    return
  }
  const content = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers }).end(content)
}
