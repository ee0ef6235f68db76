import { area, line } from 'd3-shape'
import styles from './sparkline.module.css'

interface SparklineProps {
  /** One for each day, the newest last. */
  values: readonly number[]
  /** A description of the line, in words. */
  label: string
}

/** The drawing's units: a day has a width of one; the drawing is stretched to its container. */
const HEIGHT = 100

/** The development of a figure, as a small line from its lowest value at the bottom to its highest at the top. */
export function Sparkline({ values, label }: SparklineProps) {
  const lowest = Math.min(...values)
  // A constant figure is drawn at the bottom.
  const range = Math.max(1, Math.max(...values) - lowest)
  const toX = (_: number, day: number) => day
  const toY = (value: number) => HEIGHT * (1 - (value - lowest) / range)
  return (
    <svg
      className={styles.trend}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path className={styles.area} d={area<number>(toX, HEIGHT, toY)([...values]) ?? ''} />
      <path className={styles.line} d={line<number>(toX, toY)([...values]) ?? ''} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
