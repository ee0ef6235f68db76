import type { AdTotals } from '@marquee/contract/ad-metrics'
import { formatPercent } from '@marquee/ui/format-number'
import styles from './results.module.css'

const STEPS = [
  ['3 seconds', 'plays_3s'],
  ['25 %', 'plays_25'],
  ['50 %', 'plays_50'],
  ['75 %', 'plays_75'],
  ['95 %', 'plays_95'],
  ['100 %', 'plays_100'],
] as const

/** The share of impressions with the video watched up to each point; renders nothing if no file contains it. */
export function VideoRetention({ totals }: { totals: AdTotals }) {
  const { impressions } = totals
  const isKnown = totals.plays_25 !== null || totals.plays_100 !== null
  if (!isKnown || impressions === null || impressions === 0) {
    return null
  }
  return (
    <section aria-label="How far the video was watched">
      <h2>How far the video was watched</h2>
      <dl className={styles.tiles}>
        {STEPS.map(([label, name]) => {
          const plays = totals[name]
          return plays === null ? null : (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{formatPercent(plays / impressions)}</dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.note}>Of impressions.</p>
    </section>
  )
}
