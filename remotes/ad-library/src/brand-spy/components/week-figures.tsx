import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import { formatNumber } from '@marquee/ui/format-number'
import { toTrend } from '../state/spy-words.ts'
import figures from '../../brands/components/brand-figures.module.css'
import { BrandSection } from '../../brands/components/brand-section.tsx'
import styles from '../../brands/components/brand-section.module.css'

const NAMES = [
  { key: 'started', label: 'Started' },
  { key: 'stopped', label: 'Stopped' },
  { key: 'kept', label: 'Kept running' },
] as const

/** The last seven days compared with the seven days before. */
export function WeekFigures({ weeks: { current, previous } }: Pick<BrandSpyFigures, 'weeks'>) {
  return (
    <BrandSection
      title="Week against week"
      note={`${current.first_day} to ${current.last_day}, against ${previous.first_day} to ${previous.last_day}.`}
    >
      <dl className={figures.figures}>
        {NAMES.map(({ key, label }) => (
          <div key={key} className={figures.figure}>
            <dt>{label}</dt>
            <dd>
              {formatNumber(current[key])}{' '}
              <span className={styles.muted}>
                {toTrend({ count: current[key], before: previous[key] })} ({formatNumber(previous[key])} before)
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </BrandSection>
  )
}
