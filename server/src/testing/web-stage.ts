import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

type Answer = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void)

/** A server on this machine that stands in for the web, in tests whose environment has `hasLocalWeb`. */
export interface WebStage {
  /** Without a slash at the end. */
  origin: string
  /** The answer of each path; other paths answer 404. */
  pages: Map<string, Answer>
  close(): Promise<void>
}

export async function openWebStage(): Promise<WebStage> {
  const pages = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const answer = pages.get(new URL(request.url ?? '/', 'http://stage').pathname)
    if (answer === undefined) {
      response.writeHead(404).end()
    } else if (typeof answer === 'function') {
      answer(request, response)
    } else {
      response.writeHead(200, { 'content-type': contentTypeFor(request.url ?? '', answer) }).end(answer)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function contentTypeFor(path: string, answer: string | Buffer): string {
  if (path.endsWith('.css')) {
    return 'text/css'
  }
  if (path.endsWith('.svg')) {
    return 'image/svg+xml'
  }
  return typeof answer === 'string' ? 'text/html; charset=utf-8' : 'image/png'
}

/** The photo of a red product on a plain background, as in a shop. */
export function drawProductPhoto(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#f6f6f4"/>
    <rect x="200" y="120" width="200" height="360" rx="40" fill="#b03a2e"/><rect x="230" y="240" width="140" height="90" fill="#fdf6e3"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
