import type { CreditSummary } from '@marquee/contract/credits'
import type { Plan, Subscription } from '@marquee/contract/plans'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount } from '@marquee/ui/format-number'
import { Check, Minus } from 'lucide-react'
import { SettingsCard } from '../../../components/settings-card.tsx'
import styles from './cancellation.module.css'

interface WhatIsLostProps {
  plan: Plan
  subscription: Subscription
  credits: CreditSummary
}

/** What ends with the plan and when, and what stays. */
export function WhatIsLost({ plan, subscription, credits }: WhatIsLostProps) {
  const end = formatDate(subscription.period_ends_at ?? '')
  const lost = [
    `${formatCount(plan.credits, 'credit')} every month`,
    credits.available === 0
      ? 'Creating images and drafts'
      : `The use of ${formatCount(credits.available, 'credit')} that you have now, unless you come back before they expire`,
    `Watching ${formatCount(plan.spy_limit, 'brand')}, and saving new ads`,
    `Work of your team in ${formatCount(plan.seats, 'seat')}`,
  ]
  const kept = [
    'Your swipe file, boards and briefs stay readable',
    'The owner can export everything',
    'Nothing is deleted',
  ]
  return (
    <SettingsCard title={`What ends on ${end}`} description="Until then everything works as it does today.">
      <ul className={styles.lost} role="list">
        {lost.map((line) => (
          <li key={line}>
            <Minus size={16} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      <h3>What stays</h3>
      <ul className={`${styles.lost} ${styles.kept}`} role="list">
        {kept.map((line) => (
          <li key={line}>
            <Check size={16} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </SettingsCard>
  )
}
