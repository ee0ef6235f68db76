import type { Database } from '../../../platform/database/database.ts'
import { type AdMover, createAdMover } from '../ads/writing/ad-mover.service.ts'
import { type BrandMerger, createBrandMerger } from '../brands/brand-merging.service.ts'

interface Moving {
  transaction: Database
  brands: BrandMerger
  ads: AdMover
}

/** Runs a change that gives ads to another brand in one transaction, while nobody else writes ads. */
export function moveBrandAds<T>(db: Database, change: (moving: Moving) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const ads = createAdMover(transaction)
    await ads.lockWriters()
    return await change({ transaction, brands: createBrandMerger(transaction), ads })
  })
}
