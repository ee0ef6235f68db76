/** What separates the cells of a table, and what stands before a quote that belongs to a cell. */
export interface CsvDialect {
  delimiter: string
  escape: '"' | '\\'
}

/** A record with the number of the line on which it begins. */
export interface CsvRecord {
  line: number
  cells: string[]
  /** `quote`: something follows a closing quote. `open`: a quote is not closed. `stray`: a quote stands in a cell that no quote opens. */
  fault: 'quote' | 'open' | 'stray' | null
}

const QUOTE = 0x22
const CR = 0x0d
const LF = 0x0a
const BACKSLASH = 0x5c
const EQUALS = 0x3d
const BLANKS: ReadonlySet<number> = new Set([0x09, 0x20, 0xa0])
/** What stands at the beginning of a file or of a further file behind it. */
const BYTE_ORDER_MARK = 0xfeff

/**
 * Splits the text of a table into records (RFC 4180). A record ends with CR, LF or CRLF, in any mixture; within quotes these belong to
 * the cell. Blanks before an opening quote, and the `=` of Excel's `="0012"`, are no part of the cell. A record with a fault ends where
 * its last quote closes, so that its rest is no record of its own.
 */
export function createCsvLexer({ delimiter, escape }: CsvDialect) {
  const separator = delimiter.charCodeAt(0)
  const hasBackslash = escape === '\\'
  let text = ''
  let line = 1
  /** The line ends within quotes of the record that is read. */
  let innerLines = 0

  /** Reads the record that begins here. @returns where the next one begins; -1 when the text ends within it */
  function readRecord(from: number, record: CsvRecord, isEnd: boolean): number {
    let at = from
    for (;;) {
      const start = findQuote(at)
      at = start === -1 ? readPlain(at, record) : readQuoted(start, record)
      const next = text.charCodeAt(at)
      if (next === separator) {
        at += 1
      } else if (Number.isNaN(next) || (next === CR && at + 1 === text.length)) {
        return isEnd ? text.length : -1
      } else {
        return next === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1
      }
    }
  }

  function skipBlanks(from: number): number {
    let at = from
    while (text.charCodeAt(at) !== separator && BLANKS.has(text.charCodeAt(at))) {
      at += 1
    }
    return at
  }

  /** Where the content of a quoted cell begins that begins here; -1 for other cells. */
  function findQuote(from: number): number {
    let at = skipBlanks(from)
    at += text.charCodeAt(at) === EQUALS ? 1 : 0
    return text.charCodeAt(at) === QUOTE ? at + 1 : -1
  }

  function readPlain(from: number, record: CsvRecord): number {
    let at = from
    let isEscaped = false
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === separator || code === LF || code === CR) {
        break
      }
      if (code === QUOTE) {
        record.fault ??= 'stray'
      } else if (code === BACKSLASH && hasBackslash) {
        at += 1
        isEscaped = true
      }
    }
    const cell = text.slice(from, at)
    record.cells.push(isEscaped ? cell.replaceAll(/\\([^a-z0-9])/gi, '$1') : cell)
    return Math.min(at, text.length)
  }

  function readQuoted(from: number, record: CsvRecord): number {
    let cell = ''
    let start = from
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      const next = text.charCodeAt(at + 1)
      if (isEscape(code, next)) {
        cell += text.slice(start, at)
        start = at + 1
        at += 1
      } else if (code === QUOTE) {
        const end = findEnd(at + 1)
        if (end !== -1) {
          record.cells.push(cell + text.slice(start, at))
          return end
        }
        record.fault = 'quote'
      } else {
        innerLines += code === LF || (code === CR && next !== LF) ? 1 : 0
      }
    }
    record.fault = 'open'
    record.cells.push(cell + text.slice(start))
    return text.length
  }

  /** Whether a sign within quotes stands for the next one: a quote doubled, or behind a backslash. */
  function isEscape(code: number, next: number): boolean {
    return code === QUOTE
      ? next === QUOTE
      : hasBackslash && code === BACKSLASH && (next === QUOTE || next === BACKSLASH)
  }

  /** The end of a cell behind its closing quote and blanks; -1 when something else follows. */
  function findEnd(from: number): number {
    const at = skipBlanks(from)
    const code = text.charCodeAt(at)
    return at >= text.length || code === separator || code === LF || code === CR ? at : -1
  }

  return {
    /** @returns the records that end in this part of the text @param isEnd whether it is the last part */
    push(part: string, isEnd = false): CsvRecord[] {
      text += part
      const records: CsvRecord[] = []
      let from = 0
      while (from < text.length) {
        innerLines = 0
        const start = text.charCodeAt(from) === BYTE_ORDER_MARK ? from + 1 : from
        const record: CsvRecord = { line, cells: [], fault: null }
        const next = readRecord(start, record, isEnd)
        if (next === -1) {
          break
        }
        records.push(record)
        line += 1 + innerLines
        from = next
      }
      text = text.slice(from)
      return records
    },
    /** The record that has begun. */
    unfinished: (): { line: number; length: number } => ({ line, length: text.length }),
  }
}
