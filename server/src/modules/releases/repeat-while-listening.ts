import type { FastifyInstance } from 'fastify'

/** Repeats a piece of work while the server runs, one at a time. A failure is logged with `complaint` and repeated. */
export function repeatWhileListening(
  app: FastifyInstance,
  intervalMs: number,
  complaint: string,
  work: () => Promise<unknown>,
): void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  async function run(): Promise<void> {
    if (isRunning) {
      return
    }
    isRunning = true
    try {
      await work()
    } catch (error) {
      app.log.warn({ err: error }, complaint)
    } finally {
      isRunning = false
    }
  }
  app.addHook('onListen', async () => {
    timer = setInterval(() => void run(), intervalMs)
    timer.unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
