import { AD_METRICS, type AdMetricName } from '@marquee/contract/ad-metrics'
import { formatMoney } from '@marquee/ui/format-money'
import { formatNumber, formatPercent } from '@marquee/ui/format-number'

/** A metric as people read it: `0.0153` of CTR → "1.53 %"; "–" where it is not known. */
export function formatMetric(name: AdMetricName, value: number | null | undefined, currency: string): string {
  if (value === null || value === undefined) {
    return '–'
  }
  const { unit } = AD_METRICS[name]
  if (unit === 'money') {
    return formatMoney(Math.round(value * 100), currency)
  }
  return unit === 'percent' ? formatPercent(value) : formatNumber(value)
}
