import type { Database } from '../../../platform/database/database.ts'
import { type AdOfBrand, type FindBrand, removeUnusedBrands, writeBrands } from './brand-rows.repository.ts'

export type { FindBrand } from './brand-rows.repository.ts'

/** Adds and removes brands with the ads that refer to them: call it in the transaction that writes the ads. */
export function createBrandWriter(transaction: Database) {
  return {
    /** Adds new brands of ads, and updates changed ones. @returns a function that finds the brand of an ad */
    write: (ads: readonly AdOfBrand[], now: Date): Promise<FindBrand> => writeBrands(transaction, ads, now),

    /** Removes the brands of a source that no ad refers to any more. */
    removeUnused: (source: string): Promise<void> => removeUnusedBrands(transaction, source),
  }
}
