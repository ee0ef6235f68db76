import { once } from 'node:events'
import { type ClientHttp2Stream, connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2'
import type { TLSSocket } from 'node:tls'
import { buffer } from 'node:stream/consumers'

interface Http2Request {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

/** One HTTP/2 connection, like the one that a browser keeps for a site. */
export async function connectHttp2(address: string, certificate: string) {
  const session = connect(address, { ca: certificate })
  const ended = new Promise<void>((resolve) => session.once('close', resolve))
  await once(session, 'connect')

  /** Resolves with the headers of the answer; its body is read from the stream. */
  async function open(path: string, { method = 'GET', headers = {}, body }: Http2Request = {}) {
    const stream: ClientHttp2Stream = session.request({ ':method': method, ':path': path, ...headers })
    stream.end(body)
    const [head] = (await once(stream, 'response')) as [IncomingHttpHeaders]
    return { status: Number(head[':status']), headers: head, stream }
  }

  return {
    open,
    async send(path: string, request?: Http2Request) {
      const { stream, ...head } = await open(path, request)
      return { ...head, body: await buffer(stream) }
    },
    /** The common name of the certificate that the server has presented. */
    commonName: (): string => String((session.socket as TLSSocket).getPeerCertificate().subject.CN),
    /** Resolves when the server or the client has ended the connection. */
    ended,
    close: () => session.close(),
  }
}

export type Http2Client = Awaited<ReturnType<typeof connectHttp2>>
