import type { CellStyles } from './read-cell-styles.ts'
import type { Cell } from './table-row.ts'

/** What all sheets of a workbook refer to. */
export interface Shared {
  texts: readonly string[]
  styles: CellStyles
  is1904: boolean
}

/** Excel writes signs that XML does not allow as `_x000D_`, and an underscore before such letters as `_x005F_`. */
export function unescaped(text: string): string {
  return text
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
}

export function toType(attributes: Readonly<Record<string, string>>, { percent, day }: CellStyles): string {
  const { t: type = 'n', s: style = '' } = attributes
  if (type !== 'n') {
    return type
  }
  const number = day.has(style) ? 'day' : 'n'
  return percent.has(style) ? 'percent' : number
}

const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)
/** The days from Excel's usual epoch to that of 1904. */
const DAYS_TO_1904 = 1462

/** The day that a cell shows, with its time if it is not midnight. */
function toMoment(days: number, is1904: boolean): string {
  const seconds = Math.round((days + (is1904 ? DAYS_TO_1904 : 0)) * 86_400)
  const moment = new Date(EXCEL_EPOCH_MS + seconds * 1000).toISOString()
  return seconds % 86_400 === 0 ? moment.slice(0, 10) : moment.slice(0, 19)
}

/**
 * The content of a cell. Excel keeps 15 digits of a number; a longer number, as an ad's id, is kept as the text of the file. A number in
 * percent becomes the text that Excel shows, because as a number it could not be told from one that counts percent.
 */
export function toCell(type: string, value: string, { texts, is1904 }: Shared): Cell {
  if (value === '' || type === 's') {
    return value === '' ? null : (texts[Number(value)] ?? null)
  }
  if (type === 'inlineStr' || type === 'str') {
    return unescaped(value)
  }
  const number = NUMBERS.has(type) && !/^\d{16,}$/.test(value) ? Number(value) : Number.NaN
  return Number.isFinite(number) ? toShown(type, number, is1904) : value
}

const NUMBERS: ReadonlySet<string> = new Set(['n', 'percent', 'day'])

function toShown(type: string, number: number, is1904: boolean): Cell {
  if (type === 'percent') {
    return `${Number((number * 100).toPrecision(12))}%`
  }
  return type === 'day' && number >= 1 && number < 1e5 ? toMoment(number, is1904) : number
}
