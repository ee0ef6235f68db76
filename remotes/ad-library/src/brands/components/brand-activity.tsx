import type { BrandDay, BrandOverview } from '@marquee/contract/brand-insights'
import { Chart } from '@marquee/ui/chart'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount } from '@marquee/ui/format-number'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getBrandTimelineQuery } from '../../api/brand-insights.ts'
import { toActiveChart, toChangeChart, toFormatChart } from '../state/brand-charts.ts'
import { ListSelect } from '../../components/filters/list-select.tsx'
import { BrandSection } from './brand-section.tsx'
import styles from './brand-section.module.css'

const RANGES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '730', label: 'Two years' },
]

interface BrandActivityProps {
  brand: Pick<BrandOverview, 'id' | 'name'>
  /** Default true. */
  hasFormats?: boolean
}

/** The ads that a brand ran, launched and stopped day by day, and their formats. */
export function BrandActivity({ brand, hasFormats = true }: BrandActivityProps) {
  const [range, setRange] = useState('90')
  const { data, error, refetch } = useQuery(getBrandTimelineQuery(brand.id, Number(range)))
  return (
    <BrandSection
      title="Activity"
      actions={<ListSelect label="Time" value={range} options={RANGES} onChange={setRange} />}
    >
      {error !== null && data === undefined ? (
        <ErrorState title="The timeline could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {error === null && data === undefined ? <SkeletonBlock width="100%" height="320px" /> : null}
      {data === undefined ? null : <Charts name={brand.name} days={data.data} hasFormats={hasFormats} />}
    </BrandSection>
  )
}

function Charts({ name, days, hasFormats }: { name: string; days: readonly BrandDay[]; hasFormats: boolean }) {
  const launched = days.reduce((sum, day) => sum + day.launched, 0)
  const stopped = days.reduce((sum, day) => sum + day.stopped, 0)
  const [first, last] = [days[0], days.at(-1)]
  const period = `from ${first?.date} to ${last?.date}`
  const file = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.part}>
          <h3 className={styles.subtitle}>Active ads</h3>
          <Chart
            title={`Active ads of ${name}`}
            kind="area"
            data={toActiveChart(days)}
            summary={`Active ads ${period}: ${first?.active} on the first day, ${last?.active} on the last.`}
            fileName={`${file}-active-ads`}
          />
        </div>
        <div className={styles.part}>
          <h3 className={styles.subtitle}>Launched and stopped</h3>
          <Chart
            title={`Launched and stopped by ${name}`}
            kind="bars"
            data={toChangeChart(days)}
            summary={`${formatCount(launched, 'ad')} launched and ${stopped} stopped ${period}.`}
            fileName={`${file}-launched-stopped`}
          />
        </div>
      </div>
      {hasFormats ? (
        <div className={styles.part}>
          <h3 className={styles.subtitle}>Format mix of active ads</h3>
          {days.some(({ image, video, carousel }) => image + video + carousel > 0) ? (
            <Chart
              title={`Format mix of ${name}`}
              kind="stacked"
              data={toFormatChart(days)}
              summary={`Active ads by format ${period}: on the last day ${last?.image} images, ${last?.video} videos, ${last?.carousel} carousels.`}
              fileName={`${file}-formats`}
              height={200}
            />
          ) : (
            <p>No source has told an image or a video of these ads.</p>
          )}
        </div>
      ) : null}
    </>
  )
}
