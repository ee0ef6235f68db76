import type { Readable } from 'node:stream'
import { type OpenZip, openZip } from './open-zip.ts'
import { holdsMoreRows, mostPackedRows } from './packed-limits.ts'
import { readCellStyles } from './read-cell-styles.ts'
import { createFiller, type MergedCell, readMergedCells, toColumn } from './read-merged-cells.ts'
import { readXml } from './read-xml.ts'
import { type Cell, putCell, type TableRow, UnreadableFile } from './table-row.ts'
import { type Shared, toCell, toType, unescaped } from './to-cell.ts'

/** The reading of Japanese words, which stands beside them. */
const PHONETIC = 'rPh'
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
      if (tag === 'c') {
        putCell(cells, column, toCell(type, value, shared))
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
