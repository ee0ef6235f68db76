import type { BrandDay } from '@marquee/contract/brand-insights'
import { formatCount } from '@marquee/ui/format-number'
import styles from './timeline-chart.module.css'

/** The drawing's own units: a day is one wide; the picture is stretched to its place. */
const AREA_HEIGHT = 100
const BAR_HEIGHT = 30
const GAP = 4

/** Active ads as an area, launches and stops as bars above and below a line under it. */
export function TimelineChart({ days }: { days: readonly BrandDay[] }) {
  const mostActive = Math.max(1, ...days.map((day) => day.active))
  const mostChanges = Math.max(1, ...days.map((day) => Math.max(day.launched, day.stopped)))
  const axis = AREA_HEIGHT + GAP + BAR_HEIGHT
  return (
    <figure className={styles.figure}>
      <div className={styles.scale} aria-hidden>
        <span>{mostActive}</span>
        <span>0</span>
      </div>
      <svg
        className={styles.chart}
        role="img"
        aria-label={summaryOf(days)}
        viewBox={`0 0 ${days.length} ${axis + BAR_HEIGHT}`}
        preserveAspectRatio="none"
      >
        <path className={styles.active} d={areaOf(days, mostActive)} />
        {days.map((day, index) => (
          <g key={day.date}>
            <Bar
              className={styles.launched}
              x={index}
              base={axis}
              height={-(day.launched / mostChanges) * BAR_HEIGHT}
            />
            <Bar className={styles.stopped} x={index} base={axis} height={(day.stopped / mostChanges) * BAR_HEIGHT} />
            <rect x={index} y={0} width={1} height={axis + BAR_HEIGHT} fill="transparent">
              <title>{`${day.date}: ${day.active} active, ${day.launched} launched, ${day.stopped} stopped`}</title>
            </rect>
          </g>
        ))}
      </svg>
      <figcaption className={styles.days}>
        <span>{days[0]?.date}</span>
        <span>{days.at(-1)?.date}</span>
      </figcaption>
    </figure>
  )
}

function Bar({
  className,
  x,
  base,
  height,
}: {
  className: string | undefined
  x: number
  base: number
  height: number
}) {
  if (height === 0) {
    return null
  }
  return (
    <rect className={className} x={x + 0.1} y={Math.min(base, base + height)} width={0.8} height={Math.abs(height)} />
  )
}

function areaOf(days: readonly BrandDay[], most: number): string {
  const points = days.flatMap(({ active }, index) => {
    const y = (1 - active / most) * AREA_HEIGHT
    return [`${index} ${y}`, `${index + 1} ${y}`]
  })
  return `M0 ${AREA_HEIGHT} L${points.join(' L')} L${days.length} ${AREA_HEIGHT} Z`
}

function summaryOf(days: readonly BrandDay[]): string {
  const launched = days.reduce((sum, day) => sum + day.launched, 0)
  const stopped = days.reduce((sum, day) => sum + day.stopped, 0)
  const [first, last] = [days[0], days.at(-1)]
  return `${formatCount(launched, 'ad')} launched and ${stopped} stopped from ${first?.date} to ${last?.date}; ${first?.active} active on the first day, ${last?.active} on the last.`
}
