import type { AnalysisResult } from '@marquee/contract/creative-analyses'
import styles from './palette.module.css'

/** The main colours as a bar; each is as wide as its share. */
export function Palette({ colors }: { colors: AnalysisResult['palette'] }) {
  return (
    <ul role="list" className={styles.bar} aria-label="Main colors">
      {colors.map(({ color, share }) => (
        <li key={color} className={styles.color} style={{ flexGrow: share }}>
          <span className={styles.swatch} style={{ background: color }} />
          <span className={styles.name}>
            {color} {Math.round(share * 100)} %
          </span>
        </li>
      ))}
    </ul>
  )
}
