import { SCORE_FACTORS } from '@marquee/contract/ad-scores'
import type { AdSummary } from '@marquee/contract/ads'
import { TIER_NAMES } from './ad-labels.ts'
import styles from './score-badge.module.css'

/** The tier in words with its score: the colour only repeats the text. Nothing without a score. */
export function ScoreBadge({ ad }: { ad: Pick<AdSummary, 'tier' | 'performance_score' | 'known_factors'> }) {
  const { tier, performance_score: score, known_factors: knownFactors } = ad
  if (tier === null || score === null) {
    return null
  }
  const basis = knownFactors === null ? '' : `from ${knownFactors} of ${SCORE_FACTORS} factors`
  return (
    <span
      className={styles.badge}
      data-tier={tier}
      data-partial={knownFactors !== null && knownFactors < SCORE_FACTORS ? '' : undefined}
      title={basis === '' ? undefined : `Score ${basis}`}
    >
      {TIER_NAMES[tier]}
      <span className={styles.score} aria-label={`score ${score} of 100${basis === '' ? '' : `, ${basis}`}`}>
        {score}
      </span>
    </span>
  )
}
