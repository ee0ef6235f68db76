import type { BrandDay } from '@marquee/contract/brand-insights'
import { ErrorState } from '@marquee/ui/error-state'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getBrandTimelineQuery } from '../../api/get-brand-timeline.ts'
import { ListSelect } from '../filters/list-select.tsx'
import styles from './brand-timeline.module.css'
import { TimelineChart } from './timeline-chart.tsx'

const RANGES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '730', label: 'Two years' },
]

/** What a brand launched and stopped, day by day: as a picture, and as a table of the days with a change. */
export function BrandTimeline({ brandId }: { brandId: string }) {
  const [range, setRange] = useState('90')
  const { data, error, refetch } = useQuery(getBrandTimelineQuery(brandId, Number(range)))
  return (
    <section className={styles.section} aria-labelledby="brand-timeline">
      <div className={styles.head}>
        <h2 id="brand-timeline" className={styles.title}>
          Timeline
        </h2>
        <ListSelect label="Time" value={range} options={RANGES} onChange={setRange} />
      </div>
      {error !== null && data === undefined ? (
        <ErrorState title="The timeline could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.body}>
          {data === undefined ? <SkeletonBlock width="100%" height="220px" /> : <Timeline days={data.data} />}
        </div>
      )}
    </section>
  )
}

function Timeline({ days }: { days: readonly BrandDay[] }) {
  const changes = days.filter((day) => day.launched > 0 || day.stopped > 0).toReversed()
  return (
    <>
      <TimelineChart days={days} />
      <ul className={styles.legend} role="list">
        <li className={styles.active}>Active</li>
        <li className={styles.launched}>Launched</li>
        <li className={styles.stopped}>Stopped</li>
      </ul>
      <details className={styles.details}>
        <summary>Days with a change ({changes.length})</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Launched</th>
              <th scope="col">Stopped</th>
              <th scope="col">Active</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((day) => (
              <tr key={day.date}>
                <th scope="row">{day.date}</th>
                <td>{day.launched}</td>
                <td>{day.stopped}</td>
                <td>{day.active}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
