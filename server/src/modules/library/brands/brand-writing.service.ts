import type { Database } from '../../../platform/database/database.ts'
import { type AdOfBrand, type BrandIds, removeUnusedBrands, writeBrands } from './brand-rows.repository.ts'

export type { BrandIds } from './brand-rows.repository.ts'

/** Brands come and go with the ads that name them: whoever writes ads calls this in the same transaction. */
export function createBrandWriter(transaction: Database) {
  return {
    /** Makes the brands of ads known, and what is new about them. @returns finds the id of an ad's brand */
    write: (ads: readonly AdOfBrand[], now: Date): Promise<BrandIds> => writeBrands(transaction, ads, now),

    /** Removes the brands of a source that no ad names any more. */
    removeUnused: (source: string): Promise<void> => removeUnusedBrands(transaction, source),
  }
}
