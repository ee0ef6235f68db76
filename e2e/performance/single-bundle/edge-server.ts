import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { compressPage } from '../../../server/src/modules/operations/pages/compress-page.ts'
import { makeCertificate } from '../../../server/src/testing/make-certificate.ts'
import { ASSET_TYPES } from '../../../shared/federation/src/release-protocol.ts'
import { BUNDLE_PATH } from './bundle-config.ts'
import { type BundleDescription, readBundle } from './bundle-description.ts'
import { asBundlePage } from './bundle-page.ts'

interface EdgeOptions {
  /** The product's server. */
  upstream: string
  protocol: 'HTTP/1.1' | 'HTTP/2'
  /** Folder of a single bundle to serve in place of the federated builds. */
  bundleFolder?: string
}

export interface Edge {
  origin: string
  /** Hash of the certificate's key, for a browser that must trust it; null without a certificate. */
  keyHash: string | null
  close: () => Promise<void>
}

type Asked = IncomingMessage | Http2ServerRequest
type Answer = ServerResponse | Http2ServerResponse

/** A file with immutable content. */
interface KeptFile {
  headers: Record<string, string | string[]>
  body: Buffer
}

/** Headers that apply to one connection: HTTP/2 refuses them. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/**
 * A reverse proxy in front of the server, as in production, with HTTP/1.1, or HTTP/2 with its own certificate. It caches immutable files
 * like an edge; so the files of both variants come from its memory, and neither waits for another process.
 */
export async function startEdge({ upstream, protocol, bundleFolder }: EdgeOptions): Promise<Edge> {
  const agent = new Agent({ keepAlive: true })
  const bundle = bundleFolder === undefined ? null : await readBundle(bundleFolder)
  const kept = new Map<string, KeptFile>()

  async function answer(asked: Asked, reply: Answer): Promise<void> {
    const { pathname } = new URL(asked.url ?? '/', upstream)
    const known = kept.get(pathname)
    if (known !== undefined) {
      sendFile(known, reply)
    } else if (bundleFolder !== undefined && pathname.startsWith(BUNDLE_PATH)) {
      const file = await readBundleFile(join(bundleFolder, pathname.slice(BUNDLE_PATH.length)))
      kept.set(pathname, file)
      sendFile(file, reply)
    } else {
      await passOn(asked, reply, pathname)
    }
  }

  async function passOn(asked: Asked, reply: Answer, pathname: string): Promise<void> {
    const isPage = bundle !== null && asked.headers['sec-fetch-dest'] === 'document'
    const { host: _host, ...headers } = headersToPass(asked.headers)
    const sent = request(new URL(asked.url ?? '/', upstream), {
      agent,
      method: asked.method ?? 'GET',
      headers: isPage ? { ...headers, 'accept-encoding': 'identity' } : headers,
    })
    asked.pipe(sent)
    const [received] = (await once(sent, 'response')) as [IncomingMessage]
    if (isPage) {
      await sendPage(received, reply, { bundle, pathname })
    } else {
      const headers = headersToPass(received.headers)
      if (received.statusCode === 200 && headers['cache-control']?.includes('immutable')) {
        const file = { headers, body: await buffer(received) }
        kept.set(pathname, file)
        sendFile(file, reply)
      } else {
        setHead(reply, received.statusCode, headers)
        received.pipe(reply)
      }
    }
  }

  const certificate = protocol === 'HTTP/2' ? makeCertificate() : null
  const server = certificate === null ? createServer({ keepAliveTimeout: 60_000 }) : createSecureServer(certificate)
  server.on('request', (asked: Asked, reply: Answer) => {
    answer(asked, reply).catch(() => reply.destroy())
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `${certificate === null ? 'http' : 'https'}://localhost:${port}`,
    keyHash: certificate === null ? null : toKeyHash(certificate.cert),
    async close() {
      agent.destroy()
      server.close()
    },
  }
}

function headersToPass(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name))
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

function setHead(reply: Answer, status = 502, headers: Record<string, string | string[]>): void {
  reply.statusCode = status
  for (const [name, value] of Object.entries(headers)) {
    reply.setHeader(name, value)
  }
}

async function sendPage(
  received: IncomingMessage,
  reply: Answer,
  { bundle, pathname }: { bundle: BundleDescription; pathname: string },
): Promise<void> {
  const html = asBundlePage((await buffer(received)).toString(), bundle, pathname)
  const { body } = await compressPage(html, 'br')
  const { 'content-length': _length, ...headers } = headersToPass(received.headers)
  setHead(reply, received.statusCode, { ...headers, 'content-encoding': 'br' })
  reply.end(body)
}

/** Every browser in these benchmarks supports brotli. */
async function readBundleFile(file: string): Promise<KeptFile> {
  const compressed = await readFile(`${file}.br`).catch(() => null)
  const body = compressed ?? (await readFile(file))
  const headers = {
    'content-type': ASSET_TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    ...(compressed !== null && { 'content-encoding': 'br' }),
  }
  return { headers, body }
}

function sendFile({ headers, body }: KeptFile, reply: Answer): void {
  setHead(reply, 200, headers)
  reply.end(body)
}

function toKeyHash(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
