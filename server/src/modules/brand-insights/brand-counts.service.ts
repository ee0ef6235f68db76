import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createBrandCountRepository } from './brand-counts.repository.ts'

/** How long a change of ads may be missing in the figures of their brand. */
const INTERVAL_MS = 10 * 1000

/** Keeps the figures of brands true: those whose ads were written since, and every brand once a day. */
export function createBrandCountService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Counts every brand that is due. A lot of brands is one transaction; two processes share the work.
     * @returns how many brands were counted
     */
    async countDue(): Promise<number> {
      let total = 0
      for (let counted = -1; counted !== 0; total += counted) {
        const now = clock.now()
        const today = now.toISOString().slice(0, 10)
        counted = await db.transaction().execute(async (transaction) => {
          const repository = createBrandCountRepository(transaction)
          const due = await repository.takeDue(today)
          if (due.length > 0) {
            await repository.count(due, today, now)
          }
          return due.length
        })
      }
      return total
    },
  }
}
export type BrandCountService = ReturnType<typeof createBrandCountService>

/** Counts when the server starts and every ten seconds while it runs. */
export function keepBrandsCounted(app: FastifyInstance, counts: BrandCountService): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  function run(): void {
    running ??= counts
      .countDue()
      .then(
        () => {},
        (error: unknown) => app.log.warn({ err: error }, 'The figures of brands could not be counted'),
      )
      .finally(() => {
        running = null
      })
  }
  app.addHook('onListen', async () => {
    run()
    timer = setInterval(run, INTERVAL_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
