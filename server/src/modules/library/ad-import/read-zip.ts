import { buffer } from 'node:stream/consumers'
import { NotATable } from '../../../platform/csv/recognize-table.ts'
import { type OpenZip, openZip } from '../../../platform/spreadsheets/open-zip.ts'
import { holdsMoreRows, mostPackedRows } from '../../../platform/spreadsheets/packed-limits.ts'
import { openTable, type Table } from '../../../platform/spreadsheets/open-table.ts'
import { openWorkbook } from '../../../platform/spreadsheets/read-xlsx-table.ts'
import { type TableRow, toText, UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'
import { createArchiveMedia, isMediaFile, type TableMedia } from './archive-media.ts'
import { countKnown } from './count-known.ts'
import { refusedRow, type SourceRow, storableRow } from './source-row.ts'

const MB = 1024 * 1024
/** An archive is held in memory while it is read. */
const MAX_ARCHIVE_BYTES = 200 * MB
/** As for media that are copied from their source. */
const MAX_MEDIUM_BYTES = 64 * MB
/** Media beside the ads are unpacked one at a time. */
const LIMITS = { entries: 50_000, unpacked: Infinity }
const MAX_LINES = 1_048_576
const TEXT_FILE = /\.(?:csv|tsv|jsonl?|ndjson)$/i
const WORKBOOK_FILE = /\.xlsx$/i
/** Files that systems add to archives. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/

type ReadText = (name: string, stream: AsyncIterable<Buffer>) => AsyncGenerator<SourceRow>

/**
 * Reads an Excel workbook, or every file of ads in a ZIP archive; rows know the media beside their table until the next row is read. A
 * file of the archive that cannot be read becomes a refused row.
 * @param readText reads one file of text of an archive
 * @yields rows in the order of the files
 * @throws NotATable for an archive without ads, UnreadableFile for a damaged one
 */
export async function* readZip(stream: AsyncIterable<Buffer>, readText: ReadText): AsyncGenerator<SourceRow> {
  const content = await collect(stream)
  const zip = await openZip(content, LIMITS)
  try {
    if (zip.has('xl/workbook.xml')) {
      yield* readWorkbook(content)
      return
    }
    const names = zip.names.filter((name) => !HIDDEN.test(name) && (TEXT_FILE.test(name) || WORKBOOK_FILE.test(name)))
    if (names.length === 0) {
      throw new NotATable('The archive holds no file of ads. Put a CSV, JSON or XLSX file into it.')
    }
    const besideTable = createArchiveMedia({
      names: zip.names.filter((name) => !HIDDEN.test(name) && isMediaFile(name)),
      read: (name) => readMedium(zip, name),
    })
    const mostRows = mostPackedRows(content.length)
    let count = 0
    for (const name of names) {
      const file = whole(await zip.open(name))
      const rows = WORKBOOK_FILE.test(name) ? readWorkbook(await collect(file)) : readText(name, file)
      for await (const row of withMedia(refusing(name, rows), besideTable(name))) {
        count += 1
        if (count > mostRows) {
          throw new UnreadableFile(holdsMoreRows(mostRows))
        }
        yield row
      }
    }
  } finally {
    zip.close()
  }
}

/** @yields the bytes of a file @throws UnreadableFile when it is damaged, or unpacks to more than it announced */
async function* whole(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch {
    throw new UnreadableFile('It is damaged. Pack it again.')
  }
}

/** @throws UnreadableFile */
async function readMedium(zip: OpenZip, name: string): Promise<Buffer> {
  try {
    return await buffer(await zip.open(name, MAX_MEDIUM_BYTES))
  } catch {
    throw new UnreadableFile(`It is damaged, or larger than ${MAX_MEDIUM_BYTES / MB} MB.`)
  }
}

async function* withMedia(rows: AsyncGenerator<SourceRow>, media: TableMedia): AsyncGenerator<SourceRow> {
  for await (const row of rows) {
    yield 'refusal' in row || media.archive.names.length === 0 ? row : { ...row, media }
  }
}

async function* refusing(name: string, rows: AsyncGenerator<SourceRow>): AsyncGenerator<SourceRow> {
  try {
    yield* rows
  } catch (error) {
    if (!(error instanceof NotATable || error instanceof UnreadableFile)) {
      throw error
    }
    yield refusedRow(1, `${name}: ${error.message}`)
  }
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_ARCHIVE_BYTES) {
      throw new NotATable(`The archive is larger than ${MAX_ARCHIVE_BYTES / MB} MB. Take the media out, or unpack it.`)
    }
  }
  return Buffer.concat(chunks)
}

/** @yields the rows below the headings of each sheet of ads, or of the first sheet, if the headings of none are known */
async function* readWorkbook(content: Buffer): AsyncGenerator<SourceRow> {
  const sheets = await openWorkbook(content)
  const raw = sheets.find(({ isRaw }) => isRaw)
  const tables: Table[] = []
  for (const sheet of raw === undefined ? sheets : [raw]) {
    const table = await openTable(sheet.read(MAX_LINES), { countKnown, isText: false })
    if (table !== undefined) {
      tables.push(table)
    }
  }
  const known = tables.filter(({ isKnown }) => isKnown)
  for (const { headings, rows } of known.length === 0 ? tables.slice(0, 1) : known) {
    for await (const row of rows) {
      yield toRow(row, headings)
    }
  }
}

function toRow({ line, cells }: TableRow, names: readonly string[]): SourceRow {
  const named = cells.map((cell, index) => [names[index] || `column ${index + 1}`, cell] as const)
  const values = Object.fromEntries(named.filter(([, cell]) => toText(cell) !== ''))
  return storableRow(line, values, JSON.stringify(values).length)
}
