import type { FormatCounts } from '@marquee/contract/brand-insights'
import { FORMAT_NAMES } from '@marquee/ui/ad-labels'
import { formatFill } from '@marquee/ui/format-colors'
import styles from './format-mix.module.css'

const FORMATS = ['image', 'video', 'carousel', 'text'] as const

/** The share of each format in a brand's ads: a bar, and the shares as text. */
export function FormatMix({ formats }: { formats: FormatCounts }) {
  const total = FORMATS.reduce((sum, format) => sum + formats[format], 0)
  const shown = FORMATS.filter((format) => formats[format] > 0)
  if (total === 0) {
    return <span className={styles.words}>No ads</span>
  }
  return (
    <div className={styles.mix}>
      <div className={styles.bar} aria-hidden>
        {shown.map((format) => (
          <span key={format} style={{ flexGrow: formats[format], background: formatFill(format) }} />
        ))}
      </div>
      <span className={styles.words}>
        {shown.map((format) => `${FORMAT_NAMES[format]} ${Math.round((formats[format] / total) * 100)}%`).join(' · ')}
      </span>
    </div>
  )
}
