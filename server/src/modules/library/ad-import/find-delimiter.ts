import { findHeader } from './find-header.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Excel writes this line before the header, to say what separates the cells. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i
const LONGEST_HEADER = 256 * 1024

/** Lines at the start of a table among which its headings are looked for. */
const FIRST_LINES = 12

export interface TableText {
  delimiter: string
  /** The number of the line with the headings, from 1. */
  headerLine: number
  text: AsyncGenerator<string>
}

/**
 * Finds the headings of a table, and what separates its cells: what occurs most often in the headings.
 * @param text the text of the table in chunks
 */
export async function findDelimiter(text: AsyncIterable<string>): Promise<TableText> {
  const chunks = text[Symbol.asyncIterator]()
  let start = ''
  while (start.split('\n').length <= FIRST_LINES && start.length < LONGEST_HEADER) {
    const next = await chunks.next()
    if (next.done === true) {
      break
    }
    start += next.value
  }
  const told = SEPARATOR_LINE.exec(start)
  const content = start.slice(told?.[0].length ?? 0)
  async function* rest(): AsyncGenerator<string> {
    yield content
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  const lines = content.replace(/^\uFEFF/, '').split(/\r?\n|\r/, FIRST_LINES)
  const header = findHeader(lines.map((line) => cellsOf(line, told?.[1] ?? mostFrequent(line))))
  const delimiter = told?.[1] ?? mostFrequent(lines[header] || lines.find(Boolean) || '')
  return { delimiter, headerLine: header + 1, text: rest() }
}

function cellsOf(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function mostFrequent(line: string): string {
  const header = line.replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
