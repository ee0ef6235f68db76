import { AD_METRICS, type AdMetricName, adMetricName } from '@marquee/contract/ad-metrics'
import type { ResultAd } from '@marquee/contract/ad-results'
import { Select } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { href } from '../../href.ts'
import { formatMetric } from '../state/format-metric.ts'
import { getAdLabel } from '../state/get-ad-label.ts'
import styles from './result-scatter.module.css'

const METRICS = adMetricName.options.filter((name) => name !== 'spend')
const OPTIONS = METRICS.map((name) => ({ value: name, label: AD_METRICS[name].label }))

/** The listed ads by spend and a metric. Each dot is a link; the table above holds the same figures. */
export function ResultScatter({ ads, currency }: { ads: readonly ResultAd[]; currency: string }) {
  const [metric, setMetric] = useState<AdMetricName>('ctr')
  const dots = ads.flatMap((ad) => {
    const [spend, value] = [ad.metrics.spend ?? null, ad.metrics[metric] ?? null]
    return spend === null || value === null ? [] : [{ ad, spend, value }]
  })
  const mostSpend = Math.max(...dots.map(({ spend }) => spend), 1e-9)
  const mostValue = Math.max(...dots.map(({ value }) => value), 1e-9)
  const { label } = AD_METRICS[metric]
  return (
    <section className={styles.section} aria-label={`Spend and ${label}`}>
      <div className={styles.head}>
        <h3>Spend and</h3>
        <Select<AdMetricName>
          aria-label="Metric of the scatter plot"
          className={styles.select ?? ''}
          value={metric}
          options={OPTIONS}
          onChange={setMetric}
        />
      </div>
      <div className={styles.plot}>
        <span className={styles.top}>{formatMetric(metric, mostValue, currency)}</span>
        <span className={styles.end}>{formatMetric('spend', mostSpend, currency)}</span>
        {dots.map(({ ad, spend, value }) => (
          <Link
            key={ad.id}
            to={href('creative-analyzer.ad', { params: { id: ad.id } })}
            className={styles.dot ?? ''}
            style={{
              insetInlineStart: `${(spend / mostSpend) * 90 + 4}%`,
              insetBlockEnd: `${(value / mostValue) * 90 + 4}%`,
            }}
            aria-label={`${getAdLabel(ad)}: ${formatMetric('spend', spend, currency)}, ${label} ${formatMetric(metric, value, currency)}`}
            title={`${getAdLabel(ad)}: ${formatMetric('spend', spend, currency)}, ${label} ${formatMetric(metric, value, currency)}`}
          />
        ))}
      </div>
    </section>
  )
}
