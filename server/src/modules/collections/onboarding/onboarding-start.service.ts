import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { createOnboardingRepository } from './onboarding.repository.ts'

/** Starts an onboarding. Separate from its other steps, which need the ad library: accounts are also created without the library. */
export function createOnboardingStart({ clock }: { clock: Clock }) {
  return {
    /** Starts the questions for a new account, inside the transaction that creates it. */
    begin(transaction: Database, userId: string): Promise<void> {
      return createOnboardingRepository(transaction).insert(userId, clock.now())
    },
  }
}
