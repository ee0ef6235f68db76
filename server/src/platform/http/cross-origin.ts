import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** The response headers that pages may read. */
const READ_HEADERS = [
  'content-disposition',
  'retry-after',
  'tus-resumable',
  'upload-expires',
  'upload-length',
  'upload-offset',
  'x-request-id',
  'x-xsrf-token',
]
/** The request headers that pages may send; all other headers that they send need no permission. */
const SENT_HEADERS = ['content-type', 'last-event-id', 'tus-resumable', 'upload-offset', 'x-xsrf-token']
const PREFLIGHT_SECONDS = 600

/**
 * Allows pages of exactly these origins to call the API with their cookies; without any, browsers let only our own pages
 * read it. Session and XSRF token still decide what the pages may do.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) {
    return
  }
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: SENT_HEADERS,
    exposedHeaders: READ_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  })
}
