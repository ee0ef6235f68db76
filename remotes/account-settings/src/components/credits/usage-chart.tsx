import { formatDate } from '@marquee/ui/format-date'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { Tooltip } from 'antd'
import type { UsageDay, UsageFeature } from '../../state/usage-days.ts'
import styles from './credits.module.css'

const COLORS = [styles.color0, styles.color1, styles.color2, styles.color3] as const

interface UsageChartProps {
  days: readonly UsageDay[]
  features: readonly UsageFeature[]
}

/** Spent credits by day, stacked by feature. The table beside it says the same to those who do not see it. */
export function UsageChart({ days, features }: UsageChartProps) {
  const highest = Math.max(2, ...days.map(({ total }) => total))
  const colors = new Map(features.map(({ feature }, index) => [feature, COLORS[index % COLORS.length]]))
  return (
    <>
      <div className={styles.chart} role="img" aria-label={describe(days)}>
        <div className={styles.scale}>
          <span>{formatNumber(highest)}</span>
          <span>{formatNumber(Math.round(highest / 2))}</span>
          <span>0</span>
        </div>
        <div className={styles.days}>
          {days.map(({ day, total, parts }) => (
            <Tooltip key={day} title={`${formatDate(day)}: ${formatCount(total, 'credit')}`}>
              <div className={styles.day}>
                {parts.map(({ feature, spent }) => (
                  <div
                    key={feature}
                    className={`${styles.part} ${colors.get(feature)}`}
                    style={{ height: `${(spent / highest) * 100}%` }}
                  />
                ))}
              </div>
            </Tooltip>
          ))}
        </div>
        <div className={styles.ends}>
          <span>{formatDate(days[0]?.day ?? '')}</span>
          <span>{formatDate(days.at(-1)?.day ?? '')}</span>
        </div>
      </div>
      <ul className={styles.legend} role="list" aria-label="By feature">
        {features.map(({ feature, title, spent }) => (
          <li key={feature}>
            <span className={`${styles.dot} ${colors.get(feature)}`} aria-hidden />
            {title} <strong>{formatNumber(spent)}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}

function describe(days: readonly UsageDay[]): string {
  const total = days.reduce((sum, day) => sum + day.total, 0)
  return `Credits by day, ${formatCount(total, 'credit')} in all. The table lists them.`
}
