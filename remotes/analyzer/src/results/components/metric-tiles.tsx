import { type AdMetrics, adMetricName } from '@marquee/contract/ad-metrics'
import { formatMetric } from '../state/format-metric.ts'
import { MetricName } from './metric-name.tsx'
import styles from './results.module.css'

/** Every metric with its figure. */
export function MetricTiles({ metrics, currency }: { metrics: AdMetrics; currency: string }) {
  return (
    <dl className={styles.tiles}>
      {adMetricName.options.map((name) => (
        <div key={name}>
          <dt>
            <MetricName name={name} />
          </dt>
          <dd>{formatMetric(name, metrics[name], currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
