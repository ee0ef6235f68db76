import type { Media } from '@marquee/contract/ads'
import { CopyButton } from '@marquee/ui/copy-button'
import { DetailsSection } from './details-section.tsx'
import styles from './details.module.css'

const MOST_COLOURS = 6

/** The main colours of an ad's creative. */
export function AdPalette({ media }: { media: readonly Media[] }) {
  const palette = [...new Set(media.flatMap((item) => item.palette))].slice(0, MOST_COLOURS)
  if (palette.length === 0) {
    return null
  }
  return (
    <DetailsSection title="Colors">
      <ul className={styles.palette} role="list">
        {palette.map((colour) => (
          <li key={colour} className={styles.colour}>
            <span className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden />
            <code>{colour}</code>
            <CopyButton text={colour} label={`Copy the color ${colour}`} />
          </li>
        ))}
      </ul>
    </DetailsSection>
  )
}
