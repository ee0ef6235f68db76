import styles from './swatches.module.css'

interface SwatchesProps {
  colors: readonly string[]
  /** Whether each colour is written beside its swatch; otherwise a screen reader reads them out together. */
  isNamed?: boolean
}

/** A brand's colours, the most important first. */
export function Swatches({ colors, isNamed = false }: SwatchesProps) {
  return (
    <ul role="list" className={styles.swatches} aria-label="Colors">
      {colors.map((color) => (
        <li key={color} className={styles.entry}>
          <span className={styles.swatch} style={{ background: color }} role="img" aria-label={color} />
          {isNamed ? <code aria-hidden>{color}</code> : null}
        </li>
      ))}
    </ul>
  )
}
