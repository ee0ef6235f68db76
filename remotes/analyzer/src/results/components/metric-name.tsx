import { AD_METRICS, type AdMetricName } from '@marquee/contract/ad-metrics'
import { Hint } from '@marquee/ui/hint'
import styles from './metric-name.module.css'

/** The name of a metric; its formula is shown on hover and on focus. */
export function MetricName({ name }: { name: AdMetricName }) {
  const { label, formula } = AD_METRICS[name]
  return (
    <Hint text={formula}>
      <button type="button" className={styles.name} aria-label={`${label}: ${formula}`}>
        {label}
      </button>
    </Hint>
  )
}
