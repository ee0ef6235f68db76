import type { Affiliate } from '@marquee/contract/affiliate'
import type { ReferralTerms } from '@marquee/contract/referrals'
import { formatDate } from '@marquee/ui/format-date'
import { formatMoney } from '@marquee/ui/format-money'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './referrals.module.css'

/** The terms under which commissions are paid. */
export function TermsCard({ affiliate: { terms, membership } }: { affiliate: Affiliate }) {
  const version = `Version ${terms.version}`
  return (
    <SettingsCard
      title="Terms"
      description={membership === null ? version : `${version}, agreed to on ${formatDate(membership.joined_at)}`}
    >
      <ul className={styles.terms}>
        {describeTerms(terms).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </SettingsCard>
  )
}

/** The terms of the affiliate program as sentences. */
function describeTerms(terms: ReferralTerms): string[] {
  const { commission_percent, commission_months, attribution_days, hold_days, minimum_payout, currency } = terms
  return [
    `You earn ${commission_percent}% of what each referred workspace pays, plans and top-ups, in the ${commission_months} months from its first payment.`,
    `A workspace counts as referred when its owner signs up within ${attribution_days} days of the first visit by your link.`,
    `A commission can be paid out ${hold_days} days after the payment. A payment that is refunded takes its commission back, in part or whole.`,
    `Payouts are made on the first day of each month, once at least ${formatMoney(minimum_payout, currency)} is available. Smaller amounts wait.`,
    'You cannot refer yourself: the same mailbox, the same network, or a member of both workspaces earns nothing.',
    'Say that you earn from the recommendation where you make it, and do not bid on our name in search ads.',
  ]
}
