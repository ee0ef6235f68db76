import type { TextEncoding } from '@marquee/contract/text-encodings'
import type { TableRow } from '../spreadsheets/table-row.ts'
import { unguardedCell } from './csv-cell.ts'
import { type CountKnown, findDialect } from './csv-dialect.ts'
import { createCsvLexer, type CsvRecord } from './csv-lexer.ts'
import { NotATable, nameEncodings, recognizeTable, TABLE_START_BYTES } from './recognize-table.ts'
import { decodeText } from './text-encoding.ts'

interface CsvReading {
  countKnown: CountKnown
  /** The longest record, in characters; a longer one has a quote that is not closed. */
  mostCharacters: number
  /** The encoding that someone chose; else what the file shows. */
  encoding?: TextEncoding | undefined
}

const STRAY = 'A quote stands in the middle of a cell. Put the whole cell in quotes, and double those inside.'
const AFTER_QUOTE = 'Something follows a closing quote. Double the quotes inside of a cell.'

/**
 * Reads CSV separated by commas, semicolons, tabs or bars, in any supported encoding; empty records are passed over. A record that
 * cannot be read says why; one whose quote is not closed is the last one.
 * @yields the records in portions, with the headings and what stands above them
 * @throws NotATable before the first record, also when nobody said which of several encodings it is
 */
export async function* readCsv(
  stream: AsyncIterable<Buffer>,
  { countKnown, mostCharacters, encoding: wanted }: CsvReading,
): AsyncGenerator<TableRow[]> {
  const chunks = stream[Symbol.asyncIterator]()
  const { start, isWhole } = await readStart(chunks)
  const { encoding, isSure, others } = await recognizeTable(start, wanted)
  if (!isSure) {
    throw new NotATable(
      `The file does not show how its letters are encoded: ${nameEncodings([encoding, ...others])}. Save it as UTF-8.`,
    )
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield start
    if (!isWhole) {
      yield* { [Symbol.asyncIterator]: () => chunks }
    }
  }
  const dialect = findDialect(new TextDecoder(encoding).decode(start, { stream: true }), countKnown)
  const lexer = createCsvLexer(dialect)
  for await (const text of decodeText(all(), encoding)) {
    yield toRows(lexer.push(text))
    const { line, length } = lexer.unfinished()
    if (length > mostCharacters) {
      const most = mostCharacters.toLocaleString('en')
      yield [toEnd(line, `It is longer than ${most} characters; perhaps a quote is not closed.`)]
      return
    }
  }
  yield toRows(lexer.push('', true))
}

function toEnd(line: number, reason: string): TableRow {
  return { line, cells: [], refusal: `The rest of the file cannot be read: ${reason}`, isEnd: true }
}

async function readStart(chunks: AsyncIterator<Buffer>): Promise<{ start: Buffer; isWhole: boolean }> {
  const read: Buffer[] = []
  let size = 0
  while (size < TABLE_START_BYTES) {
    const next = await chunks.next()
    if (next.done === true) {
      return { start: Buffer.concat(read), isWhole: true }
    }
    read.push(next.value)
    size += next.value.length
  }
  return { start: Buffer.concat(read), isWhole: false }
}

function toRows(records: readonly CsvRecord[]): TableRow[] {
  return records.flatMap(({ line, cells, fault }) => {
    if (fault === 'open') {
      return toEnd(line, 'A quote is not closed.')
    }
    if (cells.every((cell) => cell.trim() === '') || isSeparatorLine(line, cells)) {
      return []
    }
    const row = { line, cells: cells.map(toCell) }
    return fault === null
      ? row
      : { ...row, [fault === 'quote' ? 'refusal' : 'doubt']: fault === 'quote' ? AFTER_QUOTE : STRAY }
  })
}

/** Databases write `\N` where there is nothing. */
const NOTHING = String.raw`\N`

function toCell(cell: string): string {
  return cell === NOTHING ? '' : unguardedCell(cell)
}

function isSeparatorLine(line: number, [first = '']: readonly string[]): boolean {
  return line === 1 && /^sep=/i.test(first)
}
