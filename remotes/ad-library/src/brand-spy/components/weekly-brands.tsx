import type { WeeklyWatch } from '@marquee/contract/weekly-watch'
import { href } from '@marquee/remote-kit/routes'
import { formatNumber } from '@marquee/ui/format-number'
import { Link } from 'react-router'
import figures from '../../brands/components/brand-figures.module.css'
import { BrandSection } from '../../brands/components/brand-section.tsx'
import styles from '../../brands/components/brand-section.module.css'

/** The figures of the week, in total and by brand. */
export function WeeklyBrands({ week }: { week: WeeklyWatch }) {
  const totals = [
    ['Launched', week.started],
    ['Stopped', week.stopped],
    ['Launched with a line that ran before', week.reused],
  ] as const
  return (
    <BrandSection title="In numbers">
      <dl className={figures.figures}>
        {totals.map(([name, value]) => (
          <div key={name} className={figures.figure}>
            <dt>{name}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Brand</th>
            <th scope="col" className={styles.number}>
              Launched
            </th>
            <th scope="col" className={styles.number}>
              Stopped
            </th>
            <th scope="col" className={styles.number}>
              Active
            </th>
          </tr>
        </thead>
        <tbody>
          {week.brands.map(({ id, name, started, stopped, active }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={href('brand-spy-details', { params: { id } })} dir="auto">
                  {name}
                </Link>
              </th>
              <td className={styles.number}>{formatNumber(started)}</td>
              <td className={styles.number}>{formatNumber(stopped)}</td>
              <td className={styles.number}>{formatNumber(active)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BrandSection>
  )
}
