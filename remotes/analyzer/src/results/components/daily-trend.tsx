import { AD_METRICS, type AdMetricName, adMetricName } from '@marquee/contract/ad-metrics'
import type { ResultDay } from '@marquee/contract/ad-results'
import { Chart } from '@marquee/ui/chart'
import type { ChartColor } from '@marquee/ui/chart-data'
import { formatDate } from '@marquee/ui/format-date'
import { Select } from 'antd'
import { useState } from 'react'
import styles from './results.module.css'

interface DailyTrendProps {
  /** One line for each. */
  lines: readonly { key: string; label: string; days: readonly ResultDay[] }[]
  fileName: string
}

const COLORS: readonly ChartColor[] = ['accent', 'tierOptimized', 'success', 'warning', 'danger']
const OPTIONS = adMetricName.options.map((name) => ({ value: name, label: AD_METRICS[name].label }))

/** A metric day by day. Lines of a file that tell several days at once are left out. */
export function DailyTrend({ lines, fileName }: DailyTrendProps) {
  const [metric, setMetric] = useState<AdMetricName>('ctr')
  const daily = lines.map((line) => ({ ...line, days: line.days.filter(({ day, last_day }) => day === last_day) }))
  const labels = [...new Set(daily.flatMap(({ days }) => days.map(({ day }) => day)))].toSorted()
  const { label, unit } = AD_METRICS[metric]
  const name = unit === 'percent' ? `${label} in %` : label
  if (labels.length < 2) {
    return <p className={styles.note}>A trend needs results of at least two days. Export with the breakdown “Day”.</p>
  }
  const series = daily.map(({ key, label: ad, days }, index) => {
    const byDay = new Map(days.map(({ day, metrics }) => [day, metrics[metric] ?? 0]))
    const toValue = (day: string) => Math.round((byDay.get(day) ?? 0) * (unit === 'percent' ? 10_000 : 100)) / 100
    return { key, label: ad, color: COLORS[index % COLORS.length] ?? 'accent', values: labels.map(toValue) }
  })
  return (
    <>
      <div className={styles.toolbar}>
        <Select<AdMetricName>
          aria-label="Metric of the trend"
          className={styles.select ?? ''}
          value={metric}
          options={OPTIONS}
          onChange={setMetric}
        />
      </div>
      <Chart
        title={`${name} by day`}
        kind="area"
        data={{ axis: 'Day', labels, series }}
        summary={`${name} from ${formatDate(labels[0] ?? '')} to ${formatDate(labels.at(-1) ?? '')}. Days without figures count as 0.`}
        fileName={fileName}
      />
    </>
  )
}
