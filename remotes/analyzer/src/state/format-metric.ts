import { AD_METRICS, type AdMetricName } from '@marquee/contract/ad-metrics'

/** A metric as people read it: `0.0153` of CTR → "1.53 %"; "–" where it is not known. */
export function formatMetric(name: AdMetricName, value: number | null | undefined, currency: string): string {
  if (value === null || value === undefined) {
    return '–'
  }
  const { unit } = AD_METRICS[name]
  if (unit === 'money') {
    return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 2 }).format(value)
  }
  return unit === 'percent' ? `${(value * 100).toFixed(2)} %` : value.toFixed(2)
}
