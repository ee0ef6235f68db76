import { AD_METRICS } from '@marquee/contract/ad-metrics'
import { MIN_ADS_PER_SIDE, type SharedAttribute } from '@marquee/contract/ad-results'
import { formatCount } from '@marquee/ui/format-number'
import { TableFrame } from '@marquee/ui/table-frame'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { sharedAttributesQuery } from '../../api/ad-results.ts'
import { formatMetric } from '../state/format-metric.ts'
import type { ResultsView } from '../state/use-results-view.ts'
import styles from './results.module.css'

type Metric = 'hook_rate' | 'hold_rate' | 'ctr' | 'cvr' | 'cpa' | 'roas'

const METRICS: readonly Metric[] = ['ctr', 'hook_rate', 'hold_rate', 'cvr', 'cpa', 'roas']

interface SharedAttributesProps {
  accountId: string
  currency: string
  view: ResultsView
}

/** What ads that do well share: each attribute with the difference it makes, and how sure that is. */
export function SharedAttributes({ accountId, currency, view }: SharedAttributesProps) {
  const [metric, setMetric] = useState<Metric>('ctr')
  const { minSpend: min_spend, from, to } = view
  const { data } = useQuery(sharedAttributesQuery({ account_id: accountId, min_spend, from, to, metric }))
  const rows = data?.data ?? []
  return (
    <section aria-label="What winners share">
      <h2>What winners share</h2>
      <p className={styles.note}>
        Ads whose creative was analyzed, {formatCount(data?.meta.ads_count ?? 0, 'ad')}: those with an attribute against
        those without. The interval holds the true difference in 95 of 100 cases; one that includes zero may be chance,
        and of twenty attributes one may look clear by luck. It shows what goes together, not what causes it.
      </p>
      <div className={styles.toolbar}>
        <Select<Metric>
          aria-label="Metric of the comparison"
          className={styles.select ?? ''}
          value={metric}
          options={METRICS.map((name) => ({ value: name, label: AD_METRICS[name].label }))}
          onChange={setMetric}
        />
      </div>
      <TableFrame label="Attributes and their differences" isCard>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.ad}>
                Attribute
              </th>
              <th scope="col">With</th>
              <th scope="col">Without</th>
              <th scope="col">Difference (95 % interval)</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.attribute}>
                <th scope="row" className={styles.ad}>
                  {row.label}
                </th>
                <td>
                  {formatMetric(metric, row.with_mean, currency)} ({row.with_count})
                </td>
                <td>
                  {formatMetric(metric, row.without_mean, currency)} ({row.without_count})
                </td>
                <td>{describeDifference(row, metric, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  )
}

function describeDifference({ difference }: SharedAttribute, metric: Metric, currency: string): string {
  if (difference === null) {
    return `Too few to say: ${MIN_ADS_PER_SIDE} on each side are needed`
  }
  const format = (value: number) => `${value > 0 ? '+' : ''}${formatMetric(metric, value, currency)}`
  const { value, low, high } = difference
  return `${format(value)} (${format(low)} to ${format(high)})${low <= 0 && high >= 0 ? ', may be chance' : ''}`
}
