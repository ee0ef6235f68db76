import type { ReferralWeek } from '@marquee/contract/referrals'
import { formatDate } from '@marquee/ui/format-date'
import { formatNumber } from '@marquee/ui/format-number'
import { Tooltip } from 'antd'
import credits from '../credits/credits.module.css'
import styles from './referrals.module.css'

const SERIES = [
  { key: 'visitors', label: 'Visitors', color: credits.color0 },
  { key: 'leads', label: 'Leads', color: credits.color1 },
  { key: 'conversions', label: 'Conversions', color: credits.color2 },
] as const

/** Three bars for each week. The table beside it says the same to those who do not see it. */
export function WeeksChart({ weeks }: { weeks: readonly ReferralWeek[] }) {
  const most = Math.max(2, ...weeks.flatMap(({ visitors, leads, conversions }) => [visitors, leads, conversions]))
  // Even, so that the middle of the scale is a whole number.
  const highest = Math.ceil(most / 2) * 2
  return (
    <>
      <div
        className={credits.chart}
        role="img"
        aria-label="Visitors, leads and conversions by week. The table lists them."
      >
        <div className={credits.scale}>
          <span>{formatNumber(highest)}</span>
          <span>{formatNumber(highest / 2)}</span>
          <span>0</span>
        </div>
        <div className={credits.days}>
          {weeks.map((week) => (
            <Tooltip key={week.week} title={describeWeek(week)}>
              <div className={styles.group}>
                {SERIES.map(({ key, color }) => (
                  <div
                    key={key}
                    className={`${styles.bar} ${color}`}
                    style={{ height: `${(week[key] / highest) * 100}%` }}
                  />
                ))}
              </div>
            </Tooltip>
          ))}
        </div>
        <div className={credits.ends}>
          <span>{formatDate(weeks[0]?.week ?? '')}</span>
          <span>{formatDate(weeks.at(-1)?.week ?? '')}</span>
        </div>
      </div>
      <ul className={credits.legend} role="list" aria-label="Bars">
        {SERIES.map(({ key, label, color }) => (
          <li key={key}>
            <span className={`${credits.dot} ${color}`} aria-hidden />
            {label}
          </li>
        ))}
      </ul>
    </>
  )
}

function describeWeek({ week, visitors, leads, conversions }: ReferralWeek): string {
  return `Week of ${formatDate(week)}: ${visitors} visitors, ${leads} leads, ${conversions} conversions`
}
