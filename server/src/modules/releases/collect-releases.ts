import type { FastifyInstance } from 'fastify'
import type { ReleaseCatalogue } from './release-catalogue.service.ts'

const INTERVAL_MS = 60 * 60 * 1000

/** Removes releases that nobody needs any more, once an hour while the server runs. Several processes may do it at once. */
export function collectReleases(app: FastifyInstance, catalogue: Pick<ReleaseCatalogue, 'collect'>): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      catalogue.collect().catch((error: unknown) => app.log.warn({ err: error }, 'Old releases could not be removed'))
    }, INTERVAL_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
