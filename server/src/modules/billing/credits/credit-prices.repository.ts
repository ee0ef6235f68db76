import type { CreditPrice } from '@marquee/contract/credits'
import type { Database } from '../../../platform/database/database.ts'

/** The SQL of credit prices. */
export function createCreditPriceRepository(db: Database) {
  return {
    listPrices(): Promise<CreditPrice[]> {
      return db
        .selectFrom('credit_prices')
        .select(['feature', 'title', 'unit', 'credits'])
        .orderBy('position')
        .orderBy('feature')
        .execute()
    },

    async findPrice(feature: string): Promise<CreditPrice | undefined> {
      return db
        .selectFrom('credit_prices')
        .select(['feature', 'title', 'unit', 'credits'])
        .where('feature', '=', feature)
        .executeTakeFirst()
    },
  }
}
