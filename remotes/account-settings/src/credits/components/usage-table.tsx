import { formatDate } from '@marquee/ui/format-date'
import { formatNumber } from '@marquee/ui/format-number'
import { TableFrame } from '@marquee/ui/table-frame'
import type { CreditUsage } from '@marquee/contract/credits'
import styles from '../../components/figures.module.css'

/** Spent credits by day and feature, the newest day first. */
export function UsageTable({ usage }: { usage: readonly CreditUsage[] }) {
  return (
    <TableFrame label="Usage by day and feature">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Feature</th>
            <th scope="col" className={styles.number}>
              Times
            </th>
            <th scope="col" className={styles.number}>
              Credits
            </th>
          </tr>
        </thead>
        <tbody>
          {usage.toReversed().map(({ day, feature, feature_title, count, spent }) => (
            <tr key={`${day} ${feature}`}>
              <td>{formatDate(day)}</td>
              <td>{feature_title}</td>
              <td className={styles.number}>{formatNumber(count)}</td>
              <td className={styles.number}>{formatNumber(spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
