import type { HealthPoint } from '@marquee/contract/system-health'
import type { ChartData, ChartSeries } from '@marquee/ui/chart-data'
import { formatDateTime } from '@marquee/ui/format-date'
import { formatCount, formatNumber } from '@marquee/ui/format-number'

export interface HealthChart {
  title: string
  summary: string
  fileName: string
  data: ChartData
}

/** Reads one figure of ten minutes; null where it is not known. */
export type Read = (point: HealthPoint) => number | null

export type ChartMaker = ReturnType<typeof createChartMaker>

/** Makes charts of these ten minutes. Where no process reported, every line has a gap. */
export function createChartMaker(points: readonly HealthPoint[]) {
  const labels = points.map(({ at }) => formatDateTime(at).slice(-5))
  const marks = [3, 6, 12].map((hours) => findFullHours(labels, hours))
  const known = (read: Read) => points.filter(isTold).flatMap((point) => read(point) ?? [])
  const sum = (read: Read) => known(read).reduce((total, value) => total + value, 0)
  const most = (read: Read) => Math.max(0, ...known(read))
  const line = (key: string, label: string, color: ChartSeries['color'], read: Read): ChartSeries => ({
    key,
    label,
    color,
    values: points.map((point) => (isTold(point) ? read(point) : null)),
  })
  const chart = (
    title: string,
    fileName: string,
    summary: string,
    series: ChartSeries[],
    options: Pick<ChartData, 'unit'> = {},
  ): HealthChart => ({
    title,
    fileName,
    summary,
    data: { axis: 'Ten minutes from', labels, marks, series, ...options },
  })
  const outcomes = (title: string, fileName: string, noun: string, done: Read, failed: Read) =>
    chart(title, fileName, `${formatCount(sum(done) + sum(failed), noun)}, ${countOrNone(sum(failed))} failed.`, [
      line('done', 'Done', 'accent', done),
      line('failed', 'Failed', 'danger', failed),
    ])
  const isKnown = (read: Read) => known(read).length > 0
  return { sum, most, line, chart, outcomes, isKnown }
}

/** `3` → "3", `0` → "none". */
export function countOrNone(count: number): string {
  return count === 0 ? 'none' : formatNumber(count)
}

/** Whether a process reported in these ten minutes. */
export function isTold({ processes }: HealthPoint): boolean {
  return processes > 0
}

/** The positions at a full hour that is a multiple of `hours`, such as 06:00 and 12:00. */
function findFullHours(labels: readonly string[], hours: number): number[] {
  return labels.flatMap((label, index) =>
    label.endsWith(':00') && Number(label.slice(0, 2)) % hours === 0 ? [index] : [],
  )
}
