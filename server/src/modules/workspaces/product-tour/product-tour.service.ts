import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createProductTourRepository } from './product-tour.repository.ts'

/** Remembers for each person whether the tour of the product is still due, on whatever machine. */
export function createProductTourService({ db, clock }: { db: Database; clock: Clock }) {
  const repository = createProductTourRepository(db)

  return {
    async get({ userId }: Actor): Promise<{ is_due: boolean }> {
      return { is_due: !(await repository.hasEnded(userId)) }
    },

    /** Finishing and skipping are the same, and doing it twice is doing it once. */
    async end({ userId }: Actor): Promise<{ is_due: boolean }> {
      await repository.end(userId, clock.now())
      return { is_due: false }
    },
  }
}
export type ProductTourService = ReturnType<typeof createProductTourService>
