import { formatNumber, formatShortNumber } from '../text/format-number.ts'
import type { ChartData } from './chart-data.ts'
import { type ChartGeometry, chooseLabels, chooseMarks, PLOT } from './chart-geometry.ts'
import styles from './chart.module.css'

/** The width of one character of a label, and of the gap between two labels, in px. */
const SIGN_WIDTH = 7
const LABEL_GAP = 14
/** From here on a value would not fit beside its axis. */
const SHORTENED = 10_000

interface AxesProps {
  data: ChartData
  geometry: ChartGeometry
  width: number
  height: number
}

/** The axis of values with its lines, and the labels of the positions that have room. */
export function Axes({ data, geometry, width, height }: AxesProps) {
  const labelWidth = Math.max(...data.labels.map((label) => label.length)) * SIGN_WIDTH + LABEL_GAP
  const isWide = geometry.step >= labelWidth
  const marks = chooseMarks(data.marks ?? [], geometry, labelWidth)
  // The first and the last label stay within the drawing, which moves them nearer to the next one by half a label.
  const room = isWide ? labelWidth : labelWidth * 1.5
  const shown = marks ?? chooseLabels(data.labels.length, width - PLOT.left - PLOT.right, room)
  const last = data.labels.length - 1
  return (
    <g>
      {geometry.ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.grid} x1={PLOT.left} x2={width - PLOT.right} y1={y} y2={y} />
          <text className={styles.tick} x={PLOT.left - 8} y={y + 4} textAnchor="end">
            {value < SHORTENED ? formatNumber(value) : formatShortNumber(value)}
          </text>
        </g>
      ))}
      {shown.map((index) => {
        const anchor = getAnchor(index, last, isWide)
        return (
          <text
            key={index}
            className={styles.tick}
            x={getLabelX(anchor, geometry.centers[index] ?? 0, width)}
            y={height - 8}
            textAnchor={anchor}
          >
            {data.labels[index]}
          </text>
        )
      })}
    </g>
  )
}

type Anchor = 'start' | 'middle' | 'end'

/** The labels at both ends stay within the drawing, unless a position is wide enough for its label. */
function getAnchor(index: number, last: number, isWide: boolean): Anchor {
  if (isWide || last === 0) {
    return 'middle'
  }
  if (index === 0) {
    return 'start'
  }
  return index === last ? 'end' : 'middle'
}

function getLabelX(anchor: Anchor, center: number, width: number): number {
  if (anchor === 'middle') {
    return center
  }
  return anchor === 'start' ? PLOT.left : width - PLOT.right
}
