import type { CreditSummary } from '@marquee/contract/credits'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { SettingsCard } from '../settings-card.tsx'
import styles from './credits.module.css'

/** What is available, held and used, and what ends when. */
export function CreditBalance({ credits, children }: { credits: CreditSummary; children?: React.ReactNode }) {
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
          {`Your plan gives ${formatCount(period.granted, 'credit')} for the period from ${formatDate(period.starts_at)}`}
          {period.ends_at === null ? '.' : ` to ${formatDate(period.ends_at)}.`}
        </li>
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
