import type { Database } from '../../../platform/database/database.ts'
import { createBrandMergingRepository } from './brand-merging.repository.ts'

/** Merges and splits brands, and makes brands of sites: call it in the transaction that moves their ads. */
export function createBrandMerger(transaction: Database) {
  return createBrandMergingRepository(transaction)
}
export type BrandMerger = ReturnType<typeof createBrandMerger>
