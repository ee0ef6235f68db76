import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { NotATable, recognizeTable, TABLE_START_BYTES } from '../../../platform/csv/recognize-table.ts'
import { decodeText, type TextEncoding } from '../../../platform/csv/text-encoding.ts'
import { MAX_COLUMNS, type TableRow, UnreadableFile } from '../../../platform/spreadsheets/table-row.ts'

/** The maximum length of a line. Lines of figures are short; a longer one has an unclosed quote. */
const MAX_LINE_BYTES = 256 * 1024
/** About two hundred lines, which take two milliseconds. */
const PART_BYTES = 16 * 1024
const SAMPLE_CHARACTERS = 20_000
const DELIMITERS = [',', ';', '\t', '|'] as const

/**
 * Reads CSV separated by commas, semicolons, tabs or bars, in UTF-8, UTF-16 or Windows-1252.
 * @yields every line, including the headings
 * @throws UnreadableFile
 */
export async function* readCsvTable(content: Buffer): AsyncGenerator<TableRow> {
  const start = content.subarray(0, TABLE_START_BYTES)
  const encoding = await recognize(start)
  const sample = new TextDecoder(encoding).decode(start, { stream: true }).slice(0, SAMPLE_CHARACTERS)
  const parser = parse({
    delimiter: findDelimiter(sample),
    info: true,
    max_record_size: MAX_LINE_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  Readable.from(decodeText(split(content), encoding)).pipe(parser)
  try {
    for await (const parsed of parser) {
      if (isParsed(parsed)) {
        yield { line: parsed.info.lines, cells: parsed.record.slice(0, MAX_COLUMNS) }
      }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new UnreadableFile('The file cannot be read as CSV: perhaps a quote in it is not closed.')
    }
    throw error
  }
}

/** Checks the parser's output with `info`. A schema for each of half a million lines would take longer than reading the lines. */
function isParsed(value: unknown): value is { record: string[]; info: { lines: number } } {
  return (
    typeof value === 'object' && value !== null && 'record' in value && Array.isArray(value.record) && 'info' in value
  )
}

async function recognize(start: Buffer): Promise<TextEncoding> {
  try {
    return await recognizeTable(start)
  } catch (error) {
    throw error instanceof NotATable ? new UnreadableFile(error.message) : error
  }
}

/** @yields a file in parts, between which others get their turn: the parser reads all that it is given at once */
async function* split(content: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < content.byteLength; start += PART_BYTES) {
    yield content.subarray(start, start + PART_BYTES)
    await nextTurn()
  }
}

/** The separator that most lines of the sample have outside of quotes; headings in several languages contain commas themselves. */
function findDelimiter(sample: string): string {
  const plain = sample.replaceAll(/"[^"]*"/g, '')
  const lines = plain.split('\n').slice(0, 20)
  const count = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
  const [best = ','] = DELIMITERS.toSorted((a, b) => count(b) - count(a) || total(plain, b) - total(plain, a))
  return best
}

function total(text: string, delimiter: string): number {
  return text.split(delimiter).length
}
