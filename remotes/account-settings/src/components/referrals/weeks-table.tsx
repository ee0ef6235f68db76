import type { ReferralWeek } from '@marquee/contract/referrals'
import { formatDate } from '@marquee/ui/format-date'
import { formatNumber } from '@marquee/ui/format-number'
import credits from '../credits/credits.module.css'

/** Visitors, leads and conversions by week, the newest first. */
export function WeeksTable({ weeks }: { weeks: readonly ReferralWeek[] }) {
  return (
    <div className={credits.scroll}>
      <table className={credits.table}>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col" className={credits.number}>
              Visitors
            </th>
            <th scope="col" className={credits.number}>
              Leads
            </th>
            <th scope="col" className={credits.number}>
              Conversions
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week, visitors, leads, conversions }) => (
            <tr key={week}>
              <td>{formatDate(week)}</td>
              <td className={credits.number}>{formatNumber(visitors)}</td>
              <td className={credits.number}>{formatNumber(leads)}</td>
              <td className={credits.number}>{formatNumber(conversions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
