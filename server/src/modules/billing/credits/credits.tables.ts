import type { CreditEntryKind } from '@marquee/contract/credits'
import type { Generated } from 'kysely'

export type LowBalanceNotice = 'none' | 'low' | 'empty'

export type CreditTables = {
  credit_accounts: {
    workspace_id: string
    balance: Generated<number>
    held: Generated<number>
    /** A bigint, which the driver reads as text. */
    entries_count: Generated<string>
    period_starts_at: Date
    period_ends_at: Date | null
    period_granted: Generated<number>
    period_spent: Generated<number>
    low_balance_notice: Generated<LowBalanceNotice>
    created_at: Date
    updated_at: Date
  }
  credit_lots: {
    id: Generated<string>
    workspace_id: string
    amount: number
    remaining: number
    expires_at: Date | null
    /** The key of the entry that brought it; null for lots from before keys were kept. */
    source_key: string | null
    created_at: Date
    updated_at: Date
  }
  /** What was taken out of lots because the payment that brought them was taken back. */
  credit_set_asides: {
    workspace_id: string
    reference: string
    lot_id: string
    amount: number
    created_at: Date
    updated_at: Date
  }
  credit_holds: {
    id: Generated<string>
    workspace_id: string
    user_id: string | null
    feature: string
    reference: string
    amount: number
    spent: number | null
    state: 'open' | 'spent' | 'released'
    expires_at: Date
    idempotency_key: string
    created_at: Date
    updated_at: Date
  }
  credit_hold_lots: { hold_id: string; lot_id: string; amount: number }
  credit_entries: {
    id: Generated<string>
    workspace_id: string
    number: string
    kind: CreditEntryKind
    amount: number
    balance_after: number
    feature: string | null
    reference: string
    user_id: string | null
    idempotency_key: string
    created_at: Date
  }
  credit_usage_days: {
    workspace_id: string
    period_starts_at: Date
    period_ends_at: Date | null
    day: string
    feature: string
    spent: number
    count: number
  }
  credit_prices: {
    feature: string
    title: string
    unit: string
    credits: number
    position: number
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
