import type { AdministeredPayout, Payout } from '@marquee/contract/affiliate'
import type { NamedPayoutRow, PayoutRow } from './payouts.repository.ts'

/** A payout in the form for the workspace. */
export function presentPayout(row: PayoutRow): Payout {
  const { id, amount, currency, state, payout_email, reference, paid_at, created_at } = row
  const times = { paid_at: paid_at?.toISOString() ?? null, created_at: created_at.toISOString() }
  return { id, amount, currency, state, payout_email, reference, ...times }
}

/** A payout in the form for administrators. */
export function presentNamedPayout(row: NamedPayoutRow): AdministeredPayout {
  return { ...presentPayout(row), workspace_name: row.workspace_name }
}
