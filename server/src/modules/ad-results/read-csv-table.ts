import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { z } from 'zod'
import { type TableRow, UnreadableFile } from './table-row.ts'

/** A line of figures is short; more is a quote that was never closed. */
const MAX_LINE_BYTES = 256 * 1024
const SAMPLE_CHARACTERS = 20_000
const DELIMITERS = [',', ';', '\t'] as const

const parsedRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) })

/**
 * Reads CSV separated by commas, semicolons or tabs, in UTF-8 or UTF-16 with a byte order mark.
 * @yields every line, that of the headings included
 * @throws UnreadableFile
 */
export async function* readCsvTable(content: Buffer): AsyncGenerator<TableRow> {
  const text = decodeText(content)
  const parser = parse({
    delimiter: findDelimiter(text.slice(0, SAMPLE_CHARACTERS)),
    info: true,
    max_record_size: MAX_LINE_BYTES,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  Readable.from([text]).pipe(parser)
  try {
    for await (const parsed of parser) {
      const { record, info } = parsedRecord.parse(parsed)
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new UnreadableFile('The file cannot be read as CSV: perhaps a quote in it is not closed.')
    }
    throw error
  }
}

/** Windows writes CSV in UTF-16 too, and says so in its first two bytes. */
function decodeText(content: Buffer): string {
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(content)
}

/** The sign that most lines of the sample have, outside of quotes; headings in several languages hold commas themselves. */
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
