import type { Tier } from '@marquee/contract/ads'
import { TIER_NAMES } from './ad-labels.ts'
import styles from './score-badge.module.css'

/** The tier in words with its score: the colour only repeats the text. */
export function ScoreBadge({ tier, score }: { tier: Tier; score: number }) {
  return (
    <span className={styles.badge} data-tier={tier}>
      {TIER_NAMES[tier]}
      <span className={styles.score} aria-label={`score ${score} of 100`}>
        {score}
      </span>
    </span>
  )
}
