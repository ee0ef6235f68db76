import type { Affiliate } from '@marquee/contract/affiliate'
import { formatDate } from '@marquee/ui/format-date'
import { describeTerms } from '../state/describe-terms.ts'
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
