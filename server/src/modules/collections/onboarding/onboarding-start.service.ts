import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { createOnboardingRepository } from './onboarding.repository.ts'

/** The beginning of an onboarding. Apart from the rest of it, which needs the ad library: accounts are also made without that. */
export function createOnboardingStart({ clock }: { clock: Clock }) {
  return {
    /** From now on the new account is asked, inside the transaction that makes it. */
    begin(transaction: Database, userId: string): Promise<void> {
      return createOnboardingRepository(transaction).insert(userId, clock.now())
    },
  }
}
