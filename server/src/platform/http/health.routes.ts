import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { isMigrated } from '../database/migrate.ts'

/** `/healthz`: the process is alive. `/readyz`: the database is reachable and every migration is applied. */
export function registerHealthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const reason = await reasonNotReady(database).catch((error: unknown) => {
      request.failure = error
      return 'database unreachable'
    })
    return reason === null ? { status: 'ready' } : reply.status(503).send({ status: 'not ready', reason })
  })
}

async function reasonNotReady(database: Database): Promise<string | null> {
  return (await isMigrated(database)) ? null : 'migrations missing'
}
