import styles from './trend-line.module.css'

interface TrendLineProps {
  /** One for each day, the newest last. */
  values: readonly number[]
  /** What the line says, in words. */
  label: string
}

/** The drawing's own units: a day is one wide; the picture is stretched to its place. */
const HEIGHT = 100

/** How a figure went, as a small line. */
export function TrendLine({ values, label }: TrendLineProps) {
  const line = pointsOf(values).join(' L')
  const last = values.length - 1
  return (
    <svg
      className={styles.trend}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${last} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path className={styles.area} d={`M0 ${HEIGHT} L${line} L${last} ${HEIGHT} Z`} />
      <path className={styles.line} d={`M${line}`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** From the lowest value at the bottom to the highest at the top; a figure that does not move stays at the bottom. */
function pointsOf(values: readonly number[]): string[] {
  const lowest = Math.min(...values)
  const range = Math.max(1, Math.max(...values) - lowest)
  return values.map((value, day) => `${day} ${HEIGHT * (1 - (value - lowest) / range)}`)
}
