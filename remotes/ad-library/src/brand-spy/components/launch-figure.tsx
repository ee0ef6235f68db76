import type { Launches } from '@marquee/contract/brand-spy'
import { formatNumber } from '@marquee/ui/format-number'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { toTrend } from '../state/spy-words.ts'
import styles from './spy-table.module.css'

/** How many ads a brand launched, and how that changed against as many days before. @param days as "7 days" */
export function LaunchFigure({ launches, days }: { launches: Launches; days: string }) {
  const { count, before } = launches
  const trend = toTrend(launches)
  return (
    <span className={styles.launches} title={`${formatNumber(before)} in the ${days} before`}>
      {formatNumber(count)}
      <span className={count > before ? styles.up : styles.flat}>
        {trend}
        <VisuallyHidden> against the {days} before</VisuallyHidden>
      </span>
    </span>
  )
}
