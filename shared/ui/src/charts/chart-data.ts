import { formatNumber } from '../text/format-number.ts'

/** The theme's colours for series, which are distinct on every background; the chart's words and table name the series as well. */
export type ChartColor = 'accent' | 'success' | 'danger' | 'warning' | 'tierScaling' | 'tierOptimized' | 'textMuted'

export interface ChartSeries {
  key: string
  label: string
  color: ChartColor
  /** One for each label; null where it is not known, which leaves a gap. */
  values: readonly (number | null)[]
}

export interface ChartData {
  /** The heading of the table's first column, as in "Day". */
  axis: string
  /** The full label of each position on the horizontal axis, for screen readers. */
  labels: readonly string[]
  /**
   * Sets of positions whose labels make a good axis, such as every third hour, the densest first; the first set with enough room is shown.
   * Default: the first, the last, and some between.
   */
  marks?: readonly (readonly number[])[]
  /** The unit of all values, with the space before it, as in " ms". Default: none. */
  unit?: string
  series: readonly ChartSeries[]
}

/** `area`: lines over a filled area. `bars`: next to each other. `stacked`: on top of each other, as shares of a whole. */
export type ChartKind = 'area' | 'bars' | 'stacked'

/** The rows of the table behind a chart, the heading first; the cell of a value that is not known is empty. */
export function toRows({ axis, labels, series }: ChartData): string[][] {
  return [
    [axis, ...series.map(({ label }) => label)],
    ...labels.map((label, index) => [label, ...series.map(({ values }) => String(values[index] ?? ''))]),
  ]
}

/** The same as CSV (RFC 4180). Cells that a spreadsheet would run as a formula begin with an apostrophe. */
export function toCsv(data: ChartData): string {
  return toRows(data)
    .map((row) => row.map(toCell).join(','))
    .join('\r\n')
    .concat('\r\n')
}

/** The values of one position, in words. */
export function describePosition({ labels, series, unit = '' }: ChartData, index: number): string {
  if (series.every(({ values }) => isUnknown(values[index]))) {
    return `${labels[index] ?? ''}: not known`
  }
  const values = series.map(({ label, values: all }) => `${label} ${describeValue(all[index], unit)}`)
  return `${labels[index] ?? ''}: ${values.join(', ')}`
}

/** A value with its unit, in words where it is not known. */
export function describeValue(value: number | null | undefined, unit = ''): string {
  return isUnknown(value) ? 'not known' : `${formatNumber(value)}${unit}`
}

function isUnknown(value: number | null | undefined): value is null | undefined {
  return value === null || value === undefined
}

function toCell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
