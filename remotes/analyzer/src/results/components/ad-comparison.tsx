import { AD_METRICS, type AdMetricName, adMetricName } from '@marquee/contract/ad-metrics'
import type { ResultAd } from '@marquee/contract/ad-results'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { TableFrame } from '@marquee/ui/table-frame'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { comparisonQuery } from '../../api/ad-results.ts'
import { formatMetric } from '../state/format-metric.ts'
import { getAdLabel } from '../state/get-ad-label.ts'
import { DailyTrend } from './daily-trend.tsx'
import { MetricName } from './metric-name.tsx'
import styles from './results.module.css'

/** Two or more ads side by side; the best of each metric is marked. */
export function AdComparison({ ids, onLeave }: { ids: readonly string[]; onLeave: () => void }) {
  const { data: ads, error } = useQuery(comparisonQuery(ids))
  if (error !== null) {
    return <ErrorState title="The ads could not be compared" error={error} />
  }
  if (ads === undefined) {
    return <ListSkeleton label="Loading the comparison" rows={3} />
  }
  return (
    <section aria-label="Comparison">
      <h2>Comparison</h2>
      <TableFrame label="Compared ads" isCard>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.ad}>
                Metric
              </th>
              {ads.map((ad) => (
                <th key={ad.id} scope="col" dir="auto">
                  {getAdLabel(ad)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {adMetricName.options.map((metric) => (
              <tr key={metric}>
                <th scope="row" className={styles.ad}>
                  <MetricName name={metric} />
                </th>
                {ads.map((ad) => (
                  <td key={ad.id} className={isBest(metric, ad, ads) ? styles.best : undefined}>
                    {formatMetric(metric, ad.metrics[metric], ad.currency)}
                    {isBest(metric, ad, ads) ? ' (best)' : ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <DailyTrend
        lines={ads.map((ad) => ({ key: ad.id, label: getAdLabel(ad), days: ad.days }))}
        fileName="comparison"
      />
      <Button onClick={onLeave}>End the comparison</Button>
    </section>
  )
}

function isBest(metric: AdMetricName, ad: ResultAd, ads: readonly ResultAd[]): boolean {
  const { better } = AD_METRICS[metric]
  const values = ads.flatMap(({ metrics }) => metrics[metric] ?? [])
  return better !== null && ad.metrics[metric] === (better === 'higher' ? Math.max(...values) : Math.min(...values))
}
