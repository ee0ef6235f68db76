import type { BrandOverview } from '@marquee/contract/brand-insights'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import styles from './brand-figures.module.css'
import { FormatMix } from './format-mix.tsx'

/** The key figures of a brand. */
export function BrandFigures({ brand }: { brand: BrandOverview }) {
  const figures = [
    ['Active ads', formatNumber(brand.active_ads)],
    ['New in 7 days', formatNumber(brand.launched_7d)],
    ['New in 30 days', formatNumber(brand.launched_30d)],
    ['Longest run', formatCount(brand.longest_run_days, 'day')],
    ['All ads seen', formatNumber(brand.ads_count)],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.figure}>
        <dt>Formats</dt>
        <dd className={styles.formats}>
          <FormatMix formats={brand.formats} />
        </dd>
      </div>
    </dl>
  )
}
