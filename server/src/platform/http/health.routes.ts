import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The reason why the server cannot do its work at the moment, or null. May throw when even the check fails. */
export type ReadinessCheck = () => Promise<string | null>

/**
 * `/healthz`: the process is alive. `/readyz`: it can do its work, and will go on: after `app.announceEnd()` it answers 503, so that a
 * proxy sends new requests elsewhere while this process still answers.
 */
export function registerHealthRoutes(app: FastifyInstance, reasonNotReady: ReadinessCheck): void {
  let isEnding = false
  app.decorate('announceEnd', () => {
    isEnding = true
  })
  async function findReason(request: FastifyRequest): Promise<string | null> {
    try {
      return isEnding ? 'The server is ending.' : await reasonNotReady()
    } catch (error) {
      request.failure = error
      return 'The database cannot be reached.'
    }
  }
  app.get('/healthz', { config: { isAlwaysServed: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { isAlwaysServed: true } }, async (request, reply) => {
    const reason = await findReason(request)
    return reason === null ? { status: 'ready' } : reply.status(503).send({ status: 'not ready', reason })
  })
}
