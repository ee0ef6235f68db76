import { type BillingDetails, billingDetails } from '@marquee/contract/billing'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { BillingTables } from './billing.tables.ts'

type AccountRow = Selectable<BillingTables['billing_accounts']>
export type BillingAccount = Omit<AccountRow, 'details'> & { details: BillingDetails }

export const NO_DETAILS: BillingDetails = {
  name: '',
  email: '',
  line1: '',
  line2: '',
  city: '',
  postal_code: '',
  state: '',
  country: '',
  tax_id_type: '',
  tax_id: '',
}

/** What older versions did not store is empty. */
const storedDetails = z
  .record(z.string(), z.unknown())
  .transform((details) => ({ ...NO_DETAILS, ...details }))
  .pipe(billingDetails)

/** What is written down of an account; the rest stays as it is. */
interface AccountChanges extends Partial<
  Pick<AccountRow, 'customer_id' | 'subscription_id' | 'card_brand' | 'card_last4' | 'card_expires'>
> {
  details?: BillingDetails
}

/** The SQL of who pays for a workspace, and with what. */
export function createBillingAccountRepository(database: Database) {
  const db = database.withTables<BillingTables>()

  return {
    async find(workspaceId: string): Promise<BillingAccount | undefined> {
      const row = await db
        .selectFrom('billing_accounts')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .executeTakeFirst()
      return row && toAccount(row)
    },

    async findByCustomer(customerId: string): Promise<BillingAccount | undefined> {
      const row = await db
        .selectFrom('billing_accounts')
        .selectAll()
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return row && toAccount(row)
    },

    /** Changes an account, or makes it. */
    async save(workspaceId: string, provider: 'test' | 'stripe', changes: AccountChanges, now: Date): Promise<void> {
      const { details, ...others } = changes
      const values = {
        ...others,
        provider,
        ...(details !== undefined && { details: JSON.stringify(details) }),
        updated_at: now,
      }
      await db
        .insertInto('billing_accounts')
        .values({ workspace_id: workspaceId, created_at: now, ...values })
        .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
        .execute()
    },
  }
}

function toAccount(row: AccountRow): BillingAccount {
  return { ...row, details: storedDetails.parse(row.details) }
}
