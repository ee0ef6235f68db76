import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** What pages read of answers besides their bodies. */
const READ_HEADERS = ['content-disposition', 'retry-after', 'x-request-id', 'x-xsrf-token']
/** What pages send: all else of theirs needs no leave. */
const SENT_HEADERS = ['content-type', 'last-event-id', 'x-xsrf-token']
const PREFLIGHT_SECONDS = 600

/**
 * Lets pages of exactly these origins call the API with their cookies; without any, browsers keep all but our own from reading it.
 * What they may do is still decided by session and XSRF token.
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
