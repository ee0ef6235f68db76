import { type CSSProperties, type KeyboardEvent, type PointerEvent, type Ref, useState } from 'react'
import { Axes } from './chart-axes.tsx'
import { type ChartColor, type ChartData, type ChartKind, describePosition, describeValue } from './chart-data.ts'
import { type ChartGeometry, layOutChart, PLOT } from './chart-geometry.ts'
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

const DOT_RADIUS = 3
const TOOLTIP_GAP = 12
/** A drawing of this width has room for a tooltip on one side of each position. */
const ROOM_BESIDE = 320
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

function Shapes({ geometry }: { geometry: ChartGeometry }) {
  return geometry.shapes.map((shape) =>
    shape.kind === 'area' ? (
      <g key={shape.series.key} className={COLORS[shape.series.color]}>
        <path className={styles.area} d={shape.area} />
        <path className={styles.line} d={shape.line} />
        {shape.dots.map(({ x, y }) => (
          <circle key={x} className={styles.bar} cx={x} cy={y} r={DOT_RADIUS} />
        ))}
      </g>
    ) : (
      <g key={shape.series.key} className={COLORS[shape.series.color]}>
        {shape.bars.map((bar, index) => (bar.height > 0 ? <rect key={index} className={styles.bar} {...bar} /> : null))}
      </g>
    ),
  )
}

function Tooltip({ data, index, x, width }: { data: ChartData; index: number; x: number; width: number }) {
  return (
    <div className={styles.tooltip} style={placeTooltip(x, width)} aria-hidden>
      <strong>{data.labels[index]}</strong>
      {data.series.map(({ key, label, color, values }) => (
        <span key={key} className={styles.value}>
          <span className={`${styles.dot} ${COLORS[color]}`} />
          {label}
          <b>{describeValue(values[index], data.unit)}</b>
        </span>
      ))}
    </div>
  )
}

/** Beside the position; where there is no room for that, above it and within the drawing. */
function placeTooltip(x: number, width: number): CSSProperties {
  if (width < ROOM_BESIDE) {
    const share = `${(x / width) * 100}%`
    return { left: share, transform: `translateX(-${share})` }
  }
  return x > width / 2 ? { right: width - x + TOOLTIP_GAP } : { left: x + TOOLTIP_GAP }
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
