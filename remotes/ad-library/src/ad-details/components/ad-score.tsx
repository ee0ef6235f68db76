import { MIN_KNOWN_FACTORS, SCORE_FACTORS, type ScoreFactor } from '@marquee/contract/ad-scores'
import type { Ad } from '@marquee/contract/ads'
import { formatNumber } from '@marquee/ui/format-number'
import { ScoreBadge } from '@marquee/ui/score-badge'
import { DetailsSection } from './details-section.tsx'
import styles from './details.module.css'

/** The score with its factors, so that the number is explained; without a score, the reasons why there is none. */
export function AdScore({ ad }: { ad: Ad }) {
  const factors = ad.score_factors?.factors ?? []
  return (
    <DetailsSection title="Performance score">
      <p className={styles.scoreLine}>
        <ScoreBadge ad={ad} />
        <span className={styles.quiet}>{describe(ad)}</span>
      </p>
      {factors.length === 0 ? null : (
        <ul className={styles.factors} role="list">
          {factors.map((factor) => (
            <li key={factor.name} className={styles.factor}>
              <span className={styles.factorName}>{factor.name}</span>
              <span className={styles.quiet}>{factor.observed}</span>
              <span className={styles.factorPoints}>{pointsText(factor)}</span>
            </li>
          ))}
        </ul>
      )}
    </DetailsSection>
  )
}

function describe({ performance_score: score, known_factors: known }: Ad): string {
  if (known === null) {
    return score === null
      ? 'The ad is not scored yet. Scores are computed in the background.'
      : 'The factors of the score are being computed.'
  }
  const basis = `${known} of ${SCORE_FACTORS} factors`
  if (score === null) {
    return `No score: ${basis} ${known === 1 ? 'is' : 'are'} known, and a score needs at least ${MIN_KNOWN_FACTORS}.`
  }
  const estimate = `An estimate from ${basis} that can be seen, not from the advertiser’s results.`
  return score === 0 ? `The score is 0. ${estimate}` : estimate
}

function pointsText({ points, max_points }: ScoreFactor): string {
  return points === null ? 'Not known' : `${formatNumber(points)} of ${formatNumber(max_points)}`
}
