import { nice, ticks } from 'd3-array'
import { area, curveMonotoneX, line, stack } from 'd3-shape'
import type { ChartData, ChartKind, ChartSeries } from './chart-data.ts'

/** The plot's units, which equal px while the drawing is not scaled. */
export const PLOT = { left: 44, right: 12, top: 10, bottom: 26 } as const

export interface ChartGeometry {
  /** The middle of each position. */
  centers: readonly number[]
  /** The width of one position. */
  step: number
  ticks: readonly { value: number; y: number }[]
  shapes: readonly ChartShape[]
}

/** A series as it is drawn. */
export type ChartShape =
  | { kind: 'area'; series: ChartSeries; area: string; line: string; dots: readonly { x: number; y: number }[] }
  | { kind: 'bars'; series: ChartSeries; bars: readonly { x: number; y: number; width: number; height: number }[] }

const MOST_TICKS = 4
/** The bars' share of the width of a position; the rest is the gap between the bars. */
const BAR_SHARE = 0.72

/** The layout of a chart in a drawing of this size. */
export function layOutChart(kind: ChartKind, data: ChartData, width: number, height: number): ChartGeometry {
  const base = height - PLOT.bottom
  const step = (width - PLOT.left - PLOT.right) / Math.max(1, data.labels.length)
  const centers = data.labels.map((_, index) => PLOT.left + step * (index + 0.5))
  const [, highest] = nice(0, Math.max(1, getHighest(kind, data)), MOST_TICKS)
  const toY = (value: number) => base - (value / highest) * (base - PLOT.top)
  return {
    centers,
    step,
    ticks: ticks(0, highest, MOST_TICKS)
      .filter((value) => Number.isInteger(value))
      .map((value) => ({ value, y: toY(value) })),
    shapes: drawShapes(kind, data, { centers, step, toY, base }),
  }
}

function getHighest(kind: ChartKind, { labels, series }: ChartData): number {
  const all = labels.map((_, index) => series.map(({ values }) => values[index] ?? 0))
  return Math.max(
    0,
    ...all.map((row) => (kind === 'stacked' ? row.reduce((sum, value) => sum + value, 0) : Math.max(...row))),
  )
}

interface Plot {
  centers: readonly number[]
  step: number
  toY: (value: number) => number
  base: number
}

function drawShapes(kind: ChartKind, data: ChartData, { centers, step, toY, base }: Plot): ChartShape[] {
  if (kind === 'area') {
    const toX = (_: number | null, index: number) => centers[index] ?? 0
    const toValueY = (value: number | null) => toY(value ?? 0)
    const isKnown = (value: number | null) => value !== null
    const drawLine = line<number | null>(toX, toValueY).defined(isKnown).curve(curveMonotoneX)
    const drawArea = area<number | null>(toX, base, toValueY).defined(isKnown).curve(curveMonotoneX)
    return data.series.map((series) => ({
      kind: 'area',
      series,
      area: drawArea([...series.values]) ?? '',
      line: drawLine([...series.values]) ?? '',
      // A value between two gaps has no line.
      dots: series.values.flatMap((value, index, all) =>
        value !== null && (all[index - 1] ?? null) === null && (all[index + 1] ?? null) === null
          ? [{ x: centers[index] ?? 0, y: toY(value) }]
          : [],
      ),
    }))
  }
  const room = step * BAR_SHARE
  if (kind === 'bars') {
    const width = room / data.series.length
    return data.series.map((series, position) => ({
      kind: 'bars',
      series,
      bars: series.values.map((value, index) => ({
        x: (centers[index] ?? 0) - room / 2 + width * position,
        y: toY(value ?? 0),
        width,
        height: base - toY(value ?? 0),
      })),
    }))
  }
  const rows = data.labels.map((_, index) => data.series.map(({ values }) => values[index] ?? 0))
  const layers = stack<number[], number>()
    .keys(data.series.map((_, position) => position))
    .value((row, position) => row[position] ?? 0)(rows)
  return layers.flatMap((layer): ChartShape[] => {
    const series = data.series[layer.key]
    const bars = layer.map(([from, to], index) => ({
      x: (centers[index] ?? 0) - room / 2,
      y: toY(to),
      width: room,
      height: toY(from) - toY(to),
    }))
    return series === undefined ? [] : [{ kind: 'bars', series, bars }]
  })
}

/** Positions whose labels fit beside each other: the first, the last, and some between. */
export function chooseLabels(count: number, width: number, labelWidth: number): number[] {
  let fitting = Math.max(2, Math.floor(width / labelWidth))
  if (count <= fitting) {
    return Array.from({ length: count }, (_, index) => index)
  }
  // Labels are placed only at whole positions: the nearest two of them must still have room beside each other.
  while (fitting > 2 && Math.floor((count - 1) / (fitting - 1)) * (width / count) < labelWidth) {
    fitting -= 1
  }
  return Array.from({ length: fitting }, (_, index) => Math.round((index * (count - 1)) / (fitting - 1)))
}

/** The first set of positions whose labels have room beside each other and within the plot; undefined if none has. */
export function chooseMarks(
  marks: readonly (readonly number[])[],
  { centers }: Pick<ChartGeometry, 'centers'>,
  labelWidth: number,
): readonly number[] | undefined {
  return marks.find((set) => {
    const places = set.map((index) => centers[index] ?? 0)
    return places.length > 1 && places.every((x, index) => index === 0 || x - (places[index - 1] ?? 0) >= labelWidth)
  })
}
