import type { Readable } from 'node:stream'
import { type OpenZip, openZip } from './open-zip.ts'
import { holdsMoreRows, mostPackedRows } from './packed-limits.ts'
import { type CellStyles, readCellStyles } from './read-cell-styles.ts'
import { type MergedCell, readMergedCells, toColumn } from './read-merged-cells.ts'
import { readXml } from './read-xml.ts'
import { type Cell, MAX_COLUMNS, type TableRow, UnreadableFile } from './table-row.ts'

const MB = 1024 * 1024
/** The maximum size of the texts, which are held in memory; the rows of the sheet are not. */
const MAX_TEXT_BYTES = 50 * MB
const MAX_PART_BYTES = 2 * MB
/** The name of the sheet with the figures; workbooks of Ads Manager also have a formatted sheet. */
const RAW_SHEET = /raw/i

/** A visible sheet of a workbook. */
export interface Sheet {
  /** Whether it is the sheet with the figures as numbers. */
  isRaw: boolean
  /**
   * @param mostLines the number of lines that are read at most
   * @yields every line, including the headings, in portions
   * @throws UnreadableFile
   */
  read(mostLines: number): AsyncGenerator<TableRow[]>
}

/**
 * Opens an Excel workbook. Its archive is in memory, so there is nothing to close.
 * @returns its sheets, the one with "raw" in its name first
 * @throws UnreadableFile also for a workbook that counts days from 1904, and does not mark them as days
 */
export async function openWorkbook(content: Buffer): Promise<Sheet[]> {
  const zip = await openZip(content)
  const { places, is1904 } = await findSheets(zip)
  let shared: Promise<Shared> | undefined
  return places
    .toSorted((a, b) => Number(b.isRaw) - Number(a.isRaw))
    .map(({ part, isRaw }) => ({
      isRaw,
      async *read(mostLines) {
        shared ??= readShared(zip, is1904)
        const read = { ...(await shared), merged: await readMergedCells(await zip.open(part)) }
        yield* readSheet(await zip.open(part), read, Math.min(mostLines, mostPackedRows(content.length)))
      },
    }))
}

/** What all sheets of a workbook refer to. */
interface Shared {
  texts: readonly string[]
  styles: CellStyles
  is1904: boolean
}

async function readShared(zip: OpenZip, is1904: boolean): Promise<Shared> {
  const styles = await readCellStyles(zip)
  if (is1904 && styles.day.size === 0) {
    throw new UnreadableFile('The workbook counts its days from 1904, so they would be read wrong. Save it as CSV.')
  }
  return { texts: await readSharedTexts(zip), styles, is1904 }
}

interface SheetPlace {
  part: string
  isRaw: boolean
}

async function findSheets(zip: OpenZip): Promise<{ places: SheetPlace[]; is1904: boolean }> {
  let is1904 = false
  const sheets: { name: string; relation: string; isHidden: boolean }[] = []
  await readPart(zip, 'xl/workbook.xml', (name, attributes) => {
    is1904 ||= name === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? '')
    if (name === 'sheet') {
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible'
      sheets.push({ name: attributes['name'] ?? '', relation: attributes['r:id'] ?? '', isHidden })
    }
  })
  const targets = new Map<string, string>()
  await readPart(zip, 'xl/_rels/workbook.xml.rels', (name, attributes) => {
    if (name === 'Relationship') {
      targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '')
    }
  })
  const visible = sheets.some(({ isHidden }) => !isHidden) ? sheets.filter(({ isHidden }) => !isHidden) : sheets
  const places = visible.flatMap(({ name, relation }) => {
    const target = targets.get(relation)
    const part = target?.startsWith('/') === true ? target.slice(1) : `xl/${target}`
    // A sheet that holds only a chart has no rows.
    return target === undefined || part.includes('chartsheets/') ? [] : [{ part, isRaw: RAW_SHEET.test(name) }]
  })
  if (places.length === 0) {
    throw new UnreadableFile('The workbook has no sheet.')
  }
  return { places, is1904 }
}

async function readPart(
  zip: OpenZip,
  name: string,
  onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void,
): Promise<void> {
  for await (const _ of readXml(await zip.open(name, MAX_PART_BYTES), { onOpen })) {
    // The callbacks of the reader collect the data.
  }
}

/** Texts are stored once each in a separate part; cells refer to them by their index. */
async function readSharedTexts(zip: OpenZip): Promise<string[]> {
  const name = 'xl/sharedStrings.xml'
  const texts: string[] = []
  if (!zip.has(name)) {
    return texts
  }
  let text = ''
  let isText = false
  let isPhonetic = false
  const reader = {
    onOpen(tag: string) {
      text = tag === 'si' ? '' : text
      isPhonetic ||= tag === PHONETIC
      isText = tag === 't' && !isPhonetic
    },
    onText(chunk: string) {
      text += isText ? chunk : ''
    },
    onClose(tag: string) {
      isText = false
      isPhonetic &&= tag !== PHONETIC
      if (tag === 'si') {
        texts.push(unescaped(text))
      }
    },
  }
  for await (const _ of readXml(await zip.open(name, MAX_TEXT_BYTES), reader)) {
    // The callbacks of the reader collect the data.
  }
  return texts
}

async function* readSheet(
  sheet: Readable,
  shared: Shared & { merged: readonly MergedCell[] },
  mostLines: number,
): AsyncGenerator<TableRow[]> {
  const fill = createFiller(shared.merged)
  let rows: TableRow[] = []
  let cells: Cell[] = []
  let line = 0
  let column = -1
  let type = ''
  let value = ''
  let isValue = false
  let isPhonetic = false
  const reader = {
    onOpen(tag: string, attributes: Readonly<Record<string, string>>) {
      isPhonetic ||= tag === PHONETIC
      if (tag === 'row') {
        line = Number(attributes['r'] ?? line + 1)
        cells = []
        column = -1
      } else if (tag === 'c') {
        column = attributes['r'] === undefined ? column + 1 : toColumn(attributes['r'])
        type = toType(attributes, shared.styles)
        value = ''
      }
      isValue = tag === 'v' || (tag === 't' && !isPhonetic)
    },
    onText(chunk: string) {
      value += isValue ? chunk : ''
    },
    onClose(tag: string) {
      isValue = false
      isPhonetic &&= tag !== PHONETIC
      if (tag === 'c' && column < MAX_COLUMNS) {
        while (cells.length < column) {
          cells.push(null)
        }
        cells[column] = toCell(type, value, shared)
      } else if (tag === 'row' && cells.some((cell) => cell !== null)) {
        rows.push({ line, cells: fill(line, cells) })
      }
    },
  }
  let count = 0
  for await (const _ of readXml(sheet, reader)) {
    count += rows.length
    if (count > mostLines) {
      throw new UnreadableFile(holdsMoreRows(mostLines))
    }
    yield rows
    rows = []
  }
}

/** Repeats the text of a cell that is one over several rows in each of them; a figure counts once. */
function createFiller(merged: readonly MergedCell[]) {
  const waiting = merged.toSorted((a, b) => b.firstLine - a.firstLine)
  let open: (MergedCell & { text: string })[] = []
  return (line: number, cells: Cell[]): Cell[] => {
    open = open.filter(({ lastLine }) => lastLine >= line)
    for (const { column, text } of open) {
      while (cells.length < column) {
        cells.push(null)
      }
      cells[column] ??= text
    }
    while ((waiting.at(-1)?.firstLine ?? Infinity) <= line) {
      const cell = waiting.pop()
      const text = cells[cell?.column ?? -1]
      if (cell?.firstLine === line && typeof text === 'string' && open.length < MAX_COLUMNS) {
        open.push({ ...cell, text })
      }
    }
    return cells
  }
}

/** The reading of Japanese words, which stands beside them. */
const PHONETIC = 'rPh'

/** Excel writes signs that XML does not allow as `_x000D_`, and an underscore before such letters as `_x005F_`. */
function unescaped(text: string): string {
  return text
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/[\0-\u0008\u000b\u000c\u000e-\u001f]/g, '')
}

function toType(attributes: Readonly<Record<string, string>>, { percent, day }: CellStyles): string {
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
 * Excel keeps 15 digits of a number. A longer number, as an ad's id, is kept as the text of the file. A number in percent becomes
 * the text that Excel shows, because as a number it could not be told from one that counts percent.
 */
function toCell(type: string, value: string, { texts, is1904 }: Shared): Cell {
  if (value === '') {
    return null
  }
  if (type === 's') {
    return texts[Number(value)] ?? null
  }
  if (type === 'percent' && Number.isFinite(Number(value))) {
    return `${Number((Number(value) * 100).toPrecision(12))}%`
  }
  if (type === 'day' && Number(value) >= 1 && Number(value) < 1e5) {
    return toMoment(Number(value), is1904)
  }
  if (type === 'inlineStr' || type === 'str') {
    return unescaped(value)
  }
  const isLong = /^\d{16,}$/.test(value)
  const isNumber = type === 'n' || type === 'day'
  return isNumber && !isLong && Number.isFinite(Number(value)) ? Number(value) : value
}
