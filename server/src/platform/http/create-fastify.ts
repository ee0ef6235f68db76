import type { Http2SecureServer } from 'node:http2'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Logger } from 'pino'
import type { TlsFiles } from '../tls-variables.ts'
import { readCertificate } from './certificate.ts'
import { renewCertificate } from './certificate-renewal.ts'

/** How much an upload may be ahead of us. HTTP/2's own 64 kB would make distant uploads wait for every piece. */
const WINDOW_BYTES = 1024 * 1024

/**
 * Fastify, which speaks HTTP/1.1, or with a certificate HTTPS: HTTP/2 with those who offer it, as every browser does, and
 * HTTP/1.1 with the others, on one port.
 * @throws EnvironmentError when the certificate cannot be used
 */
export async function createFastify(
  options: FastifyServerOptions,
  { tls, log }: { tls: TlsFiles | null; log: Logger },
): Promise<FastifyInstance> {
  if (tls === null) {
    return fastify(options)
  }
  const certificate = await readCertificate(tls)
  const app = fastify({
    ...(options as unknown as FastifyServerOptions<Http2SecureServer>),
    http2: true,
    https: {
      ...certificate,
      allowHTTP1: true,
      minVersion: 'TLSv1.2',
      // In megabytes. With Node's own ten, a page that loads many large files at once on a slow line is refused some.
      maxSessionMemory: 64,
      settings: { maxConcurrentStreams: 128, initialWindowSize: WINDOW_BYTES },
    },
  })
  app.server.on('session', (session) => session.setLocalWindowSize(WINDOW_BYTES))
  const endRenewal = renewCertificate({
    files: tls,
    used: certificate,
    use: (renewed) => app.server.setSecureContext(renewed),
    log,
  })
  app.addHook('onClose', async () => endRenewal())
  // Requests and answers of HTTP/2 have the interface of HTTP/1.1; what differs is in `closing.ts`.
  return app as unknown as FastifyInstance
}
