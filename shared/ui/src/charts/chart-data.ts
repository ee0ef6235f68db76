/** The theme's colours for series, which are distinct on every background; the chart's words and table name the series as well. */
export type ChartColor = 'accent' | 'success' | 'danger' | 'warning' | 'tierScaling' | 'tierOptimized' | 'textMuted'

export interface ChartSeries {
  key: string
  label: string
  color: ChartColor
  /** One for each label. */
  values: readonly number[]
}

export interface ChartData {
  /** The heading of the table's first column, as in "Day". */
  axis: string
  /** The full label of each position on the horizontal axis, for screen readers. */
  labels: readonly string[]
  series: readonly ChartSeries[]
}

/** `area`: lines over a filled area. `bars`: next to each other. `stacked`: on top of each other, as shares of a whole. */
export type ChartKind = 'area' | 'bars' | 'stacked'

/** The rows of the table behind a chart, the heading first. */
export function toRows({ axis, labels, series }: ChartData): string[][] {
  return [
    [axis, ...series.map(({ label }) => label)],
    ...labels.map((label, index) => [label, ...series.map(({ values }) => String(values[index] ?? 0))]),
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
export function describePosition({ labels, series }: ChartData, index: number): string {
  const values = series.map(({ label, values: all }) => `${label} ${(all[index] ?? 0).toLocaleString('en-US')}`)
  return `${labels[index] ?? ''}: ${values.join(', ')}`
}

function toCell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
