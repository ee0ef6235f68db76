import type { CreditSummary } from '@marquee/contract/credits'
import type { Plan } from '@marquee/contract/plans'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/figures.module.css'

interface CreditBalanceProps {
  credits: CreditSummary
  /** While a trial runs, its credits end with it. */
  trial?: { endsAt: string; next: Plan | null } | null
  children?: React.ReactNode
}

/** The available, held and used credits, and when they expire. */
export function CreditBalance({ credits, trial = null, children }: CreditBalanceProps) {
  const { available, held, period, expiring } = credits
  const share = period.granted === 0 ? 0 : Math.min(1, period.spent / period.granted)
  return (
    <SettingsCard title="Balance" description="Work that fails gives its credits back.">
      <dl className={styles.figures}>
        <Figure name="Available" value={available} />
        <Figure name="Held by running work" value={held} />
        <Figure name="Used in this period" value={period.spent} />
      </dl>
      {period.granted > 0 ? (
        <div className={styles.bar} aria-hidden>
          <div className={styles.fill} style={{ width: `${share * 100}%` }} />
        </div>
      ) : null}
      <ul className={styles.notes} role="list">
        <li>
          {`${trial === null ? 'Your plan' : 'Your trial'} gives ${formatCount(period.granted, 'credit')} for the period from ${formatDate(period.starts_at)}`}
          {period.ends_at === null ? '.' : ` to ${formatDate(period.ends_at)}.`}
        </li>
        {trial === null || trial.next === null ? null : (
          <li>
            {`On ${formatDate(trial.endsAt)} ${trial.next.title} begins, with ${formatCount(trial.next.credits, 'credit')} every month.`}
          </li>
        )}
        {expiring.slice(0, 3).map(({ amount, expires_at }) => (
          <li key={expires_at}>{`${formatCount(amount, 'credit')} can be used until ${formatDate(expires_at)}.`}</li>
        ))}
      </ul>
      {children}
    </SettingsCard>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  )
}
