import type { Ad } from '@marquee/contract/ads'
import { formatNumber } from '@marquee/ui/format-number'
import { ScoreBadge } from '@marquee/ui/score-badge'
import { DetailsSection } from './details-section.tsx'
import styles from './details.module.css'

/** The score with its components, so that the number is explained. */
export function AdScore({ ad }: { ad: Ad }) {
  if (ad.performance_score === null || ad.tier === null) {
    return null
  }
  const factors = ad.score_factors?.factors ?? []
  return (
    <DetailsSection title="Performance score">
      <p className={styles.scoreLine}>
        <ScoreBadge tier={ad.tier} score={ad.performance_score} />
        <span className={styles.quiet}>An estimate from what can be seen, not from the advertiser’s results.</span>
      </p>
      {factors.length === 0 ? null : (
        <ul className={styles.factors} role="list">
          {factors.map((factor) => (
            <li key={factor.name} className={styles.factor}>
              <span className={styles.factorName}>{factor.name}</span>
              <span className={styles.quiet}>{factor.observed}</span>
              <span className={styles.factorPoints}>{formatNumber(factor.points)} points</span>
            </li>
          ))}
        </ul>
      )}
    </DetailsSection>
  )
}
