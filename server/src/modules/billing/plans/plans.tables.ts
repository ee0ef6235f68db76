import type { BillingInterval } from '@marquee/contract/plans'
import type { Generated, JSONColumnType } from 'kysely'
import type { SubscriptionStatus } from './plans.policy.ts'

export type PlanTables = {
  plans: {
    id: Generated<string>
    code: string
    title: string
    /** In cents of `currency`. */
    price_month: number
    /** In cents of `currency`. */
    price_year: number
    currency: Generated<string>
    /** Granted with every month. */
    credits: number
    seats: number
    spy_limit: number
    analyzer_accounts: number
    features: JSONColumnType<Record<string, boolean>>
    position: number
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  subscriptions: {
    id: Generated<string>
    workspace_id: string
    plan_id: string
    status: SubscriptionStatus
    trial_ends_at: Date | null
    /** Whose free trial it is; null for plans that were bought, and once the account is gone. */
    trial_user_id: string | null
    current_period_start: Date
    current_period_end: Date
    cancel_at_period_end: Generated<boolean>
    /** Null: a trial that nobody has bought. */
    provider: Generated<'test' | 'stripe' | null>
    billing_interval: Generated<BillingInterval>
    scheduled_plan_id: Generated<string | null>
    scheduled_interval: Generated<BillingInterval | null>
    pause_starts_at: Generated<Date | null>
    pause_ends_at: Generated<Date | null>
    /** Until when an unpaid plan goes on. */
    grace_ends_at: Generated<Date | null>
    /** The end of the month for which credits were granted last; null before the first. */
    credits_granted_until: Generated<Date | null>
    /** The last reminder that was sent, so that each goes out once. */
    reminder: Generated<string | null>
    created_at: Date
    updated_at: Date
  }
  trial_mailboxes: {
    mailbox_hash: string
    created_at: Date
  }
  subscription_cancellations: {
    id: Generated<string>
    workspace_id: string
    user_id: string | null
    reason: string
    comment: string
    created_at: Date
  }
}
