import type { Database } from '../../../platform/database/database.ts'
import { createFollowedBrandRepository } from './followed-brands.repository.ts'

/** Who follows which brand: the list itself; how many may be followed is the brand service's rule. */
export function createFollowedBrands(database: Database) {
  return createFollowedBrandRepository(database)
}
