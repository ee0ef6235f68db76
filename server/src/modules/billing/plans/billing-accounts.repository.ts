import { type BillingDetails, billingDetails } from '@marquee/contract/billing'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

type AccountRow = Selectable<Tables['billing_accounts']>
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

/** Fields that older versions did not store are empty. */
const storedDetails = z
  .record(z.string(), z.unknown())
  .transform((details) => ({ ...NO_DETAILS, ...details }))
  .pipe(billingDetails)

/** The fields of an account to store; the other fields stay unchanged. */
interface AccountChanges extends Partial<
  Pick<AccountRow, 'customer_id' | 'card_brand' | 'card_last4' | 'card_expires'>
> {
  details?: BillingDetails
}

/** The SQL of each workspace's payer and payment method. */
export function createBillingAccountRepository(db: Database) {
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

    /**
     * Numbers a reading of the provider's data, before it begins.
     * @returns undefined for a workspace that has no customer
     */
    async beginReading(workspaceId: string): Promise<{ customerId: string; reading: string } | undefined> {
      const row = await db
        .updateTable('billing_accounts')
        .set({ readings_begun: sql<string>`readings_begun + 1` })
        .where('workspace_id', '=', workspaceId)
        .where('customer_id', 'is not', null)
        .returning(['customer_id', 'readings_begun'])
        .executeTakeFirst()
      return row === undefined || row.customer_id === null
        ? undefined
        : { customerId: row.customer_id, reading: row.readings_begun }
    },

    /** Claims to store what a reading found. @returns false when a reading that began later is stored */
    async claimReading(workspaceId: string, reading: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('billing_accounts')
        .set({ reading_stored: reading })
        .where('workspace_id', '=', workspaceId)
        .where('reading_stored', '<', reading)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Stores the current subscription. @returns false when the stored subscription is no longer `before` */
    async replaceSubscription(
      workspaceId: string,
      { before, after }: { before: string | null; after: string },
      now: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('billing_accounts')
        .set({ subscription_id: after, updated_at: now })
        .where('workspace_id', '=', workspaceId)
        .where('subscription_id', 'is not distinct from', before)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Changes an account, or creates it. */
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
