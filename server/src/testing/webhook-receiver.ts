import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

interface Answer {
  status: number
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** A server that receives webhooks on this machine. */
export interface WebhookReceiver {
  url: string
  /** Everything that arrived, the oldest first. */
  received: Received[]
  /** The answer to all that arrives from now on; 204 before the first call. */
  answer(next: Answer): void
  close(): void
}

/** Starts a receiver on a free port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  let next: Answer = { status: 204 }
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(next.status, next.headers).end(next.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer: (given) => {
      next = given
    },
    close: () => void server.close(),
  }
}
