import { type KeyboardEvent, type PointerEvent, type Ref, useState } from 'react'
import { formatNumber, formatShortNumber } from '../text/format-number.ts'
import { type ChartColor, type ChartData, type ChartKind, describePosition } from './chart-data.ts'
import { type ChartGeometry, chooseLabels, layOutChart, PLOT } from './chart-geometry.ts'
import styles from './chart.module.css'
import { useWidth } from './use-width.ts'

export interface ChartDrawingProps {
  kind: ChartKind
  data: ChartData
  /** A summary of the chart, for screen readers. */
  summary: string
  height: number
  ref?: Ref<SVGSVGElement>
}

/** The width of one character of a label, and of the gap between two labels, in px. */
const SIGN_WIDTH = 7
const LABEL_GAP = 14
/** From here on a value would not fit beside its axis. */
const SHORTENED = 10_000
const COLORS: Record<ChartColor, string | undefined> = {
  accent: styles.accent,
  success: styles.success,
  danger: styles.danger,
  warning: styles.warning,
  tierScaling: styles.tierScaling,
  tierOptimized: styles.tierOptimized,
  textMuted: styles.textMuted,
}

/** The drawing of a chart. The pointer and the arrow keys move from position to position, and each shows its values. */
export function ChartDrawing({ kind, data, summary, height, ref }: ChartDrawingProps) {
  const [root, width] = useWidth()
  const [active, setActive] = useState<number | null>(null)
  const last = data.labels.length - 1
  const geometry = layOutChart(kind, data, width, height)

  function handleKey(event: KeyboardEvent): void {
    const from = active ?? -1
    const steps: Record<string, number> = {
      ArrowRight: Math.min(last, from + 1),
      ArrowLeft: Math.max(0, (active ?? last + 1) - 1),
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
    } else if (event.key === 'Escape') {
      setActive(null)
    }
  }

  function handlePointer({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void {
    const x = clientX - currentTarget.getBoundingClientRect().left
    setActive(Math.max(0, Math.min(last, Math.floor((x - PLOT.left) / geometry.step))))
  }

  return (
    <div className={styles.plot} ref={root}>
      <div
        className={styles.focusable}
        role="group"
        aria-roledescription="chart"
        aria-label={`${summary} Use the arrow keys to go through it.`}
        // Values are reachable by keyboard as well as by pointer.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={handleKey}
        onBlur={() => setActive(null)}
      >
        <svg
          ref={ref}
          className={styles.drawing}
          width={width}
          height={height}
          aria-hidden
          onPointerMove={handlePointer}
          onPointerLeave={() => setActive(null)}
        >
          <Axes data={data} geometry={geometry} width={width} height={height} />
          <Shapes geometry={geometry} />
          {active === null ? null : (
            <line
              className={styles.cursor}
              x1={geometry.centers[active]}
              x2={geometry.centers[active]}
              y1={PLOT.top}
              y2={height - PLOT.bottom}
            />
          )}
        </svg>
      </div>
      <div className={styles.announcement} role="status">
        {active === null ? '' : describePosition(data, active)}
      </div>
      {active === null ? null : <Tooltip data={data} index={active} x={geometry.centers[active] ?? 0} width={width} />}
    </div>
  )
}

interface AxesProps {
  data: ChartData
  geometry: ChartGeometry
  width: number
  height: number
}

function Axes({ data, geometry, width, height }: AxesProps) {
  const labelWidth = Math.max(...data.labels.map((label) => label.length)) * SIGN_WIDTH + LABEL_GAP
  const isWide = geometry.step >= labelWidth
  // The first and the last label stay within the drawing, which moves them nearer to the next one by half a label.
  const room = isWide ? labelWidth : labelWidth * 1.5
  const shown = chooseLabels(data.labels.length, width - PLOT.left - PLOT.right, room)
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
      {shown.map((index) => (
        <text
          key={index}
          className={styles.tick}
          x={getLabelX(getAnchor(index, last, isWide), geometry.centers[index] ?? 0, width)}
          y={height - 8}
          textAnchor={getAnchor(index, last, isWide)}
        >
          {data.labels[index]}
        </text>
      ))}
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

function Shapes({ geometry }: { geometry: ChartGeometry }) {
  return geometry.shapes.map((shape) =>
    shape.kind === 'area' ? (
      <g key={shape.series.key} className={COLORS[shape.series.color]}>
        <path className={styles.area} d={shape.area} />
        <path className={styles.line} d={shape.line} />
      </g>
    ) : (
      <g key={shape.series.key} className={COLORS[shape.series.color]}>
        {shape.bars.map((bar, index) => (bar.height > 0 ? <rect key={index} className={styles.bar} {...bar} /> : null))}
      </g>
    ),
  )
}

function Tooltip({ data, index, x, width }: { data: ChartData; index: number; x: number; width: number }) {
  const isRight = x > width / 2
  return (
    <div className={styles.tooltip} style={isRight ? { right: width - x + 12 } : { left: x + 12 }} aria-hidden>
      <strong>{data.labels[index]}</strong>
      {data.series.map(({ key, label, color, values }) => (
        <span key={key} className={styles.value}>
          <span className={`${styles.dot} ${COLORS[color]}`} />
          {label}
          <b>{formatNumber(values[index] ?? 0)}</b>
        </span>
      ))}
    </div>
  )
}

export function ChartLegend({ data }: { data: ChartData }) {
  return (
    <ul className={styles.legend} role="list">
      {data.series.map(({ key, label, color }) => (
        <li key={key}>
          <span className={`${styles.dot} ${COLORS[color]}`} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  )
}
