import type { ReferralRefusal, ReferralTerms } from '@marquee/contract/referrals'
import { toMailbox } from '../../../platform/mailbox.ts'
import { addMonths } from '../../../platform/months.ts'

/** What tells one person from another: a mailbox, and the trace of a network where there is one. */
export interface PersonTraces {
  email: string
  network: string | null
}

/**
 * Why a sign-up is no referral but somebody of the workspace that the link belongs to.
 * @returns null when nothing speaks against it
 */
export function findOwnReferral(newcomer: PersonTraces, members: readonly PersonTraces[]): ReferralRefusal | null {
  if (members.some(({ email }) => toMailbox(email) === toMailbox(newcomer.email))) {
    return 'same_person'
  }
  const { network } = newcomer
  return network !== null && members.some((member) => member.network === network) ? 'same_network' : null
}

interface PaidInvoice {
  state: 'paid' | 'open' | 'void'
  /** In cents, as is what was refunded of it, and what a dispute withholds. */
  total: number
  refunded: number
  disputed: number
  currency: string
  issued_at: Date
}

/** What an invoice has brought for good, in cents. */
export function getKeptTotal({ state, total, refunded, disputed }: PaidInvoice): number {
  return state === 'paid' ? Math.max(0, total - refunded - disputed) : 0
}

/**
 * The commission on an invoice as it stands now, in cents, rounded down. Nothing before the workspace joined, after the months of
 * the terms, or in another currency than the terms name.
 */
export function getCommission(
  invoice: PaidInvoice,
  terms: Pick<ReferralTerms, 'commission_percent' | 'commission_months' | 'currency'>,
  { joinedAt, convertedAt }: { joinedAt: Date; convertedAt: Date },
): number {
  const { issued_at: at, currency } = invoice
  const isWithin = at >= joinedAt && at < addMonths(convertedAt, terms.commission_months)
  return isWithin && currency === terms.currency
    ? Math.floor((getKeptTotal(invoice) * terms.commission_percent) / 100)
    : 0
}
