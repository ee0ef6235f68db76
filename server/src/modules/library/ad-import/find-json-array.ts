import { toFieldName } from './column-names.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const OPENING_LIST = 0x5b
const OPENING: ReadonlySet<number> = new Set([OPENING_LIST, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Keys under which tools wrap the list of ads that they export. */
const WRAPPERS: ReadonlySet<string> = new Set(['ads', 'data', 'results', 'items', 'records', 'rows'])
const LONGEST_NAME = 60

/**
 * Finds where the list of ads begins: the file's own array, or the array in `{"ads": […]}` and similar objects, whatever comes
 * before it.
 */
export function createArrayFinder() {
  let depth = 0
  let isInString = false
  let isEscaped = false
  let text: number[] = []
  let name = ''
  let isOver = false

  function readInString(byte: number): void {
    if (byte === QUOTE && !isEscaped) {
      isInString = false
    } else if (text.length < LONGEST_NAME) {
      text.push(byte)
    }
    isEscaped = !isEscaped && byte === BACKSLASH
  }

  /** An object that has its own ad id is an ad, whatever else it holds. */
  function readName(): void {
    name = Buffer.from(text).toString('utf8').toLowerCase()
    isOver ||= toFieldName(name) === 'external_id'
  }

  /** @returns whether the list begins at this byte */
  function isStart(byte: number): boolean {
    if (isInString) {
      readInString(byte)
      return false
    }
    if (byte === OPENING_LIST && isListWanted()) {
      return true
    }
    readOutside(byte)
    return false
  }

  function isListWanted(): boolean {
    return depth === 0 || (depth === 1 && WRAPPERS.has(name))
  }

  function readOutside(byte: number): void {
    if (byte === QUOTE) {
      isInString = true
      text = []
    } else if (byte === COLON && depth === 1) {
      readName()
    } else if (OPENING.has(byte)) {
      depth += 1
    } else if (CLOSING.has(byte)) {
      depth -= 1
      isOver ||= depth === 0
    }
  }

  return {
    /** The index at which the list begins, or -1 when it is not in this chunk. */
    push(chunk: Buffer): number {
      for (let index = 0; index < chunk.length && !isOver; index += 1) {
        if (isStart(chunk[index] ?? 0)) {
          isOver = true
          return index
        }
      }
      return -1
    },
  }
}
