import type { Http2SecureServer } from 'node:http2'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Logger } from 'pino'
import type { TlsFiles } from '../tls-variables.ts'
import { readCertificate } from './certificate.ts'
import { renewCertificate } from './certificate-renewal.ts'

/** The window for uploads. With HTTP/2's default of 64 kB, uploads from far away would wait for every piece. */
const WINDOW_BYTES = 1024 * 1024

/**
 * Creates a Fastify server that speaks HTTP/1.1. With a certificate, it speaks HTTPS on one port: HTTP/2 with clients that offer
 * it, as every browser does, and HTTP/1.1 with the others.
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
      // In megabytes. With Node's default of ten, a page that loads many large files at once over a slow connection has some of
      // them refused.
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
  // Requests and answers of HTTP/2 have the interface of HTTP/1.1; `closing.ts` handles the differences.
  return app as unknown as FastifyInstance
}
