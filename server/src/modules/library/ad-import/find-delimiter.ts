const DELIMITERS = [',', ';', '\t', '|'] as const
/** Excel writes this line before the header, to say what separates the cells. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?\n/i
const LONGEST_HEADER = 256 * 1024

/**
 * Finds what separates the cells of a table: what occurs most often in its header line.
 * @param text the text of the table in chunks
 */
export async function findDelimiter(
  text: AsyncIterable<string>,
): Promise<{ delimiter: string; text: AsyncGenerator<string> }> {
  const chunks = text[Symbol.asyncIterator]()
  let start = ''
  while (!/\n[^]*\n/.test(start) && start.length < LONGEST_HEADER) {
    const next = await chunks.next()
    if (next.done === true) {
      break
    }
    start += next.value
  }
  const told = SEPARATOR_LINE.exec(start)
  async function* rest(): AsyncGenerator<string> {
    yield start.slice(told?.[0].length ?? 0)
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { delimiter: told?.[1] ?? mostFrequent(start), text: rest() }
}

function mostFrequent(start: string): string {
  const [header = ''] = start
    .trimStart()
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
