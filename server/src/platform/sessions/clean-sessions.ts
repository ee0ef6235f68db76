import type { FastifyInstance } from 'fastify'
import type { Sessions } from './sessions.ts'

const INTERVAL_MS = 10 * 60 * 1000

/** Removes expired sessions while the server runs, from the first ten minutes on. */
export function cleanSessionsInBackground(app: FastifyInstance, sessions: Pick<Sessions, 'deleteExpired'>): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      sessions
        .deleteExpired()
        .catch((error: unknown) => app.log.warn({ err: error }, 'Expired sessions could not be removed'))
    }, INTERVAL_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
