import type { Ad } from '@marquee/contract/ads'
import { FORMAT_NAMES, runText } from '@marquee/ui/ad-labels'
import { PlatformIcons } from '@marquee/ui/platform-icons'
import { RelativeTime } from '@marquee/ui/relative-time'
import { ScoreBadge } from '@marquee/ui/score-badge'
import styles from './ad-key-facts.module.css'

/** The facts by which a user judges an ad, beside its creative: score, run, freshness, format and platforms. */
export function AdKeyFacts({ ad }: { ad: Ad }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Score</dt>
        <dd>{ad.tier === null ? (ad.performance_score ?? 'Not enough seen yet') : <ScoreBadge ad={ad} />}</dd>
      </div>
      <div>
        <dt>Run</dt>
        <dd className={styles.run} data-status={ad.status}>
          {runText(ad)}
        </dd>
      </div>
      <div>
        <dt>Last verified</dt>
        <dd>{ad.verified_at === null ? 'Not yet' : <RelativeTime value={ad.verified_at} />}</dd>
      </div>
      <div>
        <dt>Format</dt>
        <dd>{FORMAT_NAMES[ad.asset_type]}</dd>
      </div>
      {ad.platforms.length === 0 ? null : (
        <div>
          <dt>Platforms</dt>
          <dd>
            <PlatformIcons platforms={ad.platforms} />
          </dd>
        </div>
      )}
    </dl>
  )
}
