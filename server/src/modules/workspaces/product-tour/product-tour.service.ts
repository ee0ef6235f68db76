import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { createProductTourRepository } from './product-tour.repository.ts'

/** Remembers for each user whether the product tour is still due, on every device. */
export function createProductTourService({ db, clock }: { db: Database; clock: Clock }) {
  const repository = createProductTourRepository(db)

  return {
    async get({ userId }: Actor): Promise<{ is_due: boolean }> {
      return { is_due: !(await repository.hasEnded(userId)) }
    },

    /** Finishing and skipping have the same effect, and repeating the call changes nothing. */
    async end({ userId }: Actor): Promise<{ is_due: boolean }> {
      await repository.end(userId, clock.now())
      return { is_due: false }
    },
  }
}
export type ProductTourService = ReturnType<typeof createProductTourService>
