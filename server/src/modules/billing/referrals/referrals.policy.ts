import type { ReferralRefusal, ReferralTerms } from '@marquee/contract/referrals'
import { toMailbox } from '../../../platform/mailbox.ts'
import { addMonths } from '../../../platform/months.ts'

/** The data that distinguishes one person from another: a mailbox, and the trace of a network when it is known. */
export interface PersonTraces {
  email: string
  network: string | null
}

/**
 * The reason why a sign-up is a self-referral by a member of the workspace that owns the link.
 * @returns null when it is not a self-referral
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
  /** In cents, like the refunded amount and the amount that a dispute withholds. */
  total: number
  refunded: number
  disputed: number
  currency: string
  issued_at: Date
}

/** The amount of an invoice that remains after refunds and disputes, in cents. */
export function getKeptTotal({ state, total, refunded, disputed }: PaidInvoice): number {
  return state === 'paid' ? Math.max(0, total - refunded - disputed) : 0
}

/**
 * The commission on the current state of an invoice, in cents, rounded down. It is 0 before the workspace joined, after the months
 * of the terms, and for a currency other than that of the terms.
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
