import type { Database } from '../../../platform/database/database.ts'
import {
  type AdOfBrand,
  type FindBrand,
  promoteBrand,
  removeUnusedBrands,
  removeUnusedOwnBrand,
  writeBrands,
} from './brand-rows.repository.ts'

export type { FindBrand } from './brand-rows.repository.ts'

/** Adds and removes brands with the ads that refer to them: call it in the transaction that writes the ads. */
export function createBrandWriter(transaction: Database) {
  return {
    /** Adds new brands of ads, and updates changed ones. @returns a function that finds the brand of an ad */
    write: (ads: readonly AdOfBrand[], now: Date): Promise<FindBrand> => writeBrands(transaction, ads, now),

    /** The common brand of the same id at the same source as a workspace's, made from it when there is none. */
    promote: (ownId: string, now: Date) => promoteBrand(transaction, ownId, now),

    /** Removes a workspace's brand, unless ads refer to it. */
    removeUnusedOwn: (brandId: string): Promise<void> => removeUnusedOwnBrand(transaction, brandId),

    /** Removes the brands of a source that no ad refers to any more. */
    removeUnused: (source: string): Promise<void> => removeUnusedBrands(transaction, source),
  }
}
