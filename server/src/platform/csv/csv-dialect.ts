import { createCsvLexer, type CsvDialect, type CsvRecord } from './csv-lexer.ts'

/** The number of headings that are known among the cells of a line. */
export type CountKnown = (cells: readonly string[]) => number

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Excel writes this line before the headings, to say what separates the cells. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^\r\n])"?(?=[\r\n])/i
const SAMPLE_CHARACTERS = 64 * 1024
const SAMPLE_RECORDS = 200
/** From here on headings are certain: a title may contain the word of one. */
const LEAST_KNOWN = 2

/**
 * Tells what separates the cells of a table, and how quotes within cells are written, by the headings that are known and by the records
 * that come out alike.
 * @param start the first part of the text
 */
export function findDialect(start: string, countKnown: CountKnown): CsvDialect {
  const sample = start.slice(0, SAMPLE_CHARACTERS)
  const told = SEPARATOR_LINE.exec(sample)?.[1]
  const [best] = (told === undefined ? DELIMITERS : [told])
    .map((delimiter) => ({ delimiter, records: lex(sample, { delimiter, escape: '"' }) }))
    .map(({ delimiter, records }) => ({
      delimiter,
      records,
      known: Math.max(0, ...records.map(({ cells }) => countKnown(cells))),
      lines: records.filter(({ cells }) => cells.length > 1).length,
      cells: records.reduce((sum, { cells }) => sum + cells.length, 0),
    }))
    .toSorted((a, b) => certain(b.known) - certain(a.known) || b.lines - a.lines || b.cells - a.cells)
  const delimiter = best?.delimiter ?? ','
  const faults = countFaults(best?.records ?? [])
  const hasBackslashes = faults > 0 && sample.includes('\\')
  const others = hasBackslashes ? countFaults(lex(sample, { delimiter, escape: '\\' })) : faults
  return { delimiter, escape: others < faults ? '\\' : '"' }
}

function certain(known: number): number {
  return known < LEAST_KNOWN ? 0 : known
}

function lex(sample: string, dialect: CsvDialect): CsvRecord[] {
  return createCsvLexer(dialect).push(sample).slice(0, SAMPLE_RECORDS)
}

/** The records with a fault, and those that are wider than most: their cells are not those of their columns. */
function countFaults(records: readonly CsvRecord[]): number {
  const widths = Map.groupBy(records, ({ cells }) => cells.length)
  const [[usual] = [0]] = [...widths].toSorted((a, b) => b[1].length - a[1].length)
  return records.filter(({ cells, fault }) => fault !== null || cells.length > usual).length
}
