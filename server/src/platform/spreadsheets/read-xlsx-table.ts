import type { Readable } from 'node:stream'
import { type OpenZip, openZip } from './open-zip.ts'
import { holdsMoreRows, mostPackedRows } from './packed-limits.ts'
import { readPercentStyles } from './read-percent-styles.ts'
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
   * @yields every line, including the headings
   * @throws UnreadableFile
   */
  read(mostLines: number): AsyncGenerator<TableRow>
}

/**
 * Opens an Excel workbook. Its archive is in memory, so there is nothing to close.
 * @returns its sheets, the one with "raw" in its name first
 * @throws UnreadableFile also for a workbook that counts days from 1904, because cells do not tell days from numbers
 */
export async function openWorkbook(content: Buffer): Promise<Sheet[]> {
  const zip = await openZip(content)
  const places = await findSheets(zip)
  let shared: Promise<Shared> | undefined
  return places
    .toSorted((a, b) => Number(b.isRaw) - Number(a.isRaw))
    .map(({ part, isRaw }) => ({
      isRaw,
      async *read(mostLines) {
        shared ??= readShared(zip)
        const read = await shared
        yield* readSheet(await zip.open(part), read, Math.min(mostLines, mostPackedRows(content.length)))
      },
    }))
}

/** What all sheets of a workbook refer to. */
interface Shared {
  texts: readonly string[]
  percentStyles: ReadonlySet<string>
}

async function readShared(zip: OpenZip): Promise<Shared> {
  return { texts: await readSharedTexts(zip), percentStyles: await readPercentStyles(zip) }
}

interface SheetPlace {
  part: string
  isRaw: boolean
}

async function findSheets(zip: OpenZip): Promise<SheetPlace[]> {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = []
  await readPart(zip, 'xl/workbook.xml', (name, attributes) => {
    if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? '')) {
      throw new UnreadableFile('The workbook counts its days from 1904, so they would be read wrong. Save it as CSV.')
    }
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
  return places
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
  const reader = {
    onOpen(tag: string) {
      text = tag === 'si' ? '' : text
      isText = tag === 't'
    },
    onText(chunk: string) {
      text += isText ? chunk : ''
    },
    onClose(tag: string) {
      isText = false
      if (tag === 'si') {
        texts.push(text)
      }
    },
  }
  for await (const _ of readXml(await zip.open(name, MAX_TEXT_BYTES), reader)) {
    // The callbacks of the reader collect the data.
  }
  return texts
}

async function* readSheet(sheet: Readable, shared: Shared, mostLines: number): AsyncGenerator<TableRow> {
  let rows: TableRow[] = []
  let cells: Cell[] = []
  let line = 0
  let column = -1
  let type = ''
  let value = ''
  let isValue = false
  const reader = {
    onOpen(tag: string, attributes: Readonly<Record<string, string>>) {
      if (tag === 'row') {
        line = Number(attributes['r'] ?? line + 1)
        cells = []
        column = -1
      } else if (tag === 'c') {
        column = attributes['r'] === undefined ? column + 1 : toColumn(attributes['r'])
        type = attributes['t'] ?? (shared.percentStyles.has(attributes['s'] ?? '') ? 'percent' : 'n')
        value = ''
      }
      isValue = tag === 'v' || tag === 't'
    },
    onText(chunk: string) {
      value += isValue ? chunk : ''
    },
    onClose(tag: string) {
      isValue = false
      if (tag === 'c' && column < MAX_COLUMNS) {
        while (cells.length < column) {
          cells.push(null)
        }
        cells[column] = toCell(type, value, shared.texts)
      } else if (tag === 'row' && cells.some((cell) => cell !== null)) {
        rows.push({ line, cells })
      }
    },
  }
  let count = 0
  for await (const _ of readXml(sheet, reader)) {
    count += rows.length
    if (count > mostLines) {
      throw new UnreadableFile(holdsMoreRows(mostLines))
    }
    yield* rows
    rows = []
  }
}

/**
 * Excel keeps 15 digits of a number. A longer number, as an ad's id, is kept as the text of the file. A number in percent becomes
 * the text that Excel shows, because as a number it could not be told from one that counts percent.
 */
function toCell(type: string, value: string, texts: readonly string[]): Cell {
  if (value === '') {
    return null
  }
  if (type === 's') {
    return texts[Number(value)] ?? null
  }
  if (type === 'percent' && Number.isFinite(Number(value))) {
    return `${Number((Number(value) * 100).toPrecision(12))}%`
  }
  const isLong = /^\d{16,}$/.test(value)
  return type === 'n' && !isLong && Number.isFinite(Number(value)) ? Number(value) : value
}

/** `C7` → 2. */
function toColumn(place: string): number {
  let column = 0
  for (const letter of place.replace(/\d+$/, '')) {
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column - 1
}
