import type { CommissionEntry, PayoutState } from '@marquee/contract/affiliate'
import type { Referral, ReferralRefusal } from '@marquee/contract/referrals'
import type { Generated } from 'kysely'

export type ReferralTables = {
  referral_terms: {
    version: number
    commission_percent: number
    commission_months: number
    attribution_days: number
    hold_days: number
    minimum_payout: number
    currency: string
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  referral_visits: {
    workspace_id: string
    day: string
    visitor: string
  }
  referrals: {
    id: Generated<string>
    /** Whose link it was. */
    workspace_id: string
    /** Null when it is gone. */
    referred_workspace_id: string | null
    state: Referral['state']
    refusal: ReferralRefusal | null
    signed_up_at: Date
    converted_at: Date | null
    created_at: Date
    updated_at: Date
  }
  affiliates: {
    workspace_id: string
    terms_version: number
    payout_email: string
    joined_by: string | null
    entries_count: Generated<string>
    balance: Generated<number>
    created_at: Date
    updated_at: Date
  }
  affiliate_payouts: {
    id: Generated<string>
    workspace_id: string
    amount: number
    currency: string
    state: PayoutState
    payout_email: string
    reference: Generated<string>
    paid_at: Date | null
    paid_by: string | null
    created_at: Date
    updated_at: Date
  }
  commission_entries: {
    id: Generated<string>
    workspace_id: string
    number: string | number
    kind: CommissionEntry['kind']
    amount: number
    balance_after: number
    currency: string
    invoice_id: string | null
    payout_id: string | null
    available_at: Date
    created_at: Date
  }
}
