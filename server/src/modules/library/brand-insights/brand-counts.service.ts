import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { createBrandCountRepository } from './brand-counts.repository.ts'

/** Marks brands whose ads were written for a new count, in the transaction that writes the ads. */
export function markBrandsDue(transaction: Database, brandIds: readonly string[], now: Date): Promise<void> {
  return createBrandCountRepository(transaction).markDue(brandIds, now)
}

/** Keeps the figures of brands up to date: recounts brands whose ads were written since the last count, and every brand once a day. */
export function createBrandCountService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Counts every brand that is due. A lot of brands is one transaction; two processes can share the work.
     * @param signal ends the work after the current lot
     * @returns how many brands were counted
     */
    async countDue(signal?: AbortSignal): Promise<number> {
      let total = 0
      for (let counted = -1; counted !== 0 && signal?.aborted !== true; total += counted) {
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
