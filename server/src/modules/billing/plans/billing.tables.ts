import type { CheckoutState, Invoice } from '@marquee/contract/billing'
import type { BillingInterval } from '@marquee/contract/plans'
import type { Generated } from 'kysely'

export type BillingTables = {
  billing_accounts: {
    workspace_id: string
    provider: 'test' | 'stripe'
    customer_id: string | null
    subscription_id: string | null
    card_brand: string | null
    card_last4: string | null
    card_expires: string | null
    /** Read by the contract's schema. */
    details: Generated<unknown>
    created_at: Date
    updated_at: Date
  }
  billing_events: {
    id: string
    type: string
    workspace_id: string | null
    created_at: Date
    updated_at: Date
  }
  credit_packs: {
    code: string
    credits: number
    price: number
    currency: string
    position: number
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  checkouts: {
    id: Generated<string>
    workspace_id: string
    user_id: string | null
    kind: 'plan' | 'top_up'
    state: CheckoutState
    provider: 'test' | 'stripe'
    provider_id: string | null
    url: string | null
    plan_id: string | null
    billing_interval: BillingInterval | null
    trial_ends_at: Date | null
    pack_code: string | null
    credits: number
    due_now: number
    price: number
    currency: string
    idempotency_key: string
    created_at: Date
    updated_at: Date
  }
  invoices: {
    id: Generated<string>
    workspace_id: string
    provider: 'test' | 'stripe'
    provider_id: string
    number: string
    description: string
    state: Invoice['state']
    total: number
    refunded: Generated<number>
    disputed: Generated<number>
    dispute_state: Invoice['dispute']
    covers_from: Date | null
    covers_until: Date | null
    checkout_id: string | null
    currency: string
    pdf_url: string | null
    /** Null until its receipt is mailed. */
    receipt_sent_at: Generated<Date | null>
    issued_at: Date
    created_at: Date
    updated_at: Date
  }
}
