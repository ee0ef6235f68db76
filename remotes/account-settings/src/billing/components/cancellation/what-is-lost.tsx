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
      : `Your remaining ${formatCount(credits.available, 'credit')}, unless you resubscribe before they expire`,
    `Following ${formatCount(plan.spy_limit, 'brand')} and saving new ads`,
    `${formatCount(plan.seats, 'seat')} for your team`,
  ]
  const kept = [
    'Read access to your swipe file, boards and briefs',
    'A full export, for the owner',
    'All your data: nothing is deleted',
  ]
  return (
    <SettingsCard title={`What you lose on ${end}`} description="Until then, nothing changes.">
      <ul className={styles.lost} role="list">
        {lost.map((line) => (
          <li key={line}>
            <Minus size={16} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      <h3>What you keep</h3>
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
