import type { FastifyInstance } from 'fastify'

/** The reason why the server cannot do its work at the moment, or null. May throw when even the check fails. */
export type ReadinessCheck = () => Promise<string | null>

/** `/healthz`: the process is alive. `/readyz`: it can do its work. */
export function registerHealthRoutes(app: FastifyInstance, reasonNotReady: ReadinessCheck): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const reason = await reasonNotReady().catch((error: unknown) => {
      request.failure = error
      return 'The database cannot be reached.'
    })
    return reason === null ? { status: 'ready' } : reply.status(503).send({ status: 'not ready', reason })
  })
}
