import { adSource } from '@marquee/contract/ads'
import type { Database } from '../../../../platform/database/database.ts'
import { lockSources } from './lock-sources.repository.ts'
import { createMovedAdRepository } from './moved-ads.repository.ts'

/** Gives ads to other brands: call it in the transaction that changes the brands. */
export function createAdMover(transaction: Database) {
  return {
    ...createMovedAdRepository(transaction),

    /** Lets no other writer write ads until the transaction ends: it would write ads of a brand that has just been merged. */
    lockWriters: (): Promise<void> => lockSources(transaction, adSource.options),
  }
}
export type AdMover = ReturnType<typeof createAdMover>
