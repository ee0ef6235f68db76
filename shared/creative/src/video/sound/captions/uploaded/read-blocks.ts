import { type RawCaptions, readClock, UNREADABLE } from './raw-cue.ts'

const CLOCK = String.raw`[-−]?\s?(?:\d+\s?:\s?)?\d{1,2}\s?:\s?\d{1,2}(?:\s?[.,:]\s?\d+)?`
/** `00:01.500 --> 00:03.000 align:start`, `0:00:01.500,0:00:03.000` of YouTube, and arrows that somebody typed. */
const TIMES = new RegExp(
  String.raw`^\s*(${CLOCK})\s*(-->|,|-{1,3}\s?>|[–—=]{1,2}>|→)\s*(${CLOCK})(?:\s*[a-z]\w*:\S*)*\s*$`,
  'iu',
)
/** An arrow with a time on one of its sides: where times are expected, such a line means to give them. */
const ATTEMPT = /\d:\s?\d\S*\s*-{1,3}\s?>|-->\s*\d+\s?:\s?\d/
/** The same within a caption, where a sentence may hold an arrow and a time of the day. */
const BARE_ATTEMPT = /^\s*\d+:\S*\s*-->\s*\S+\s*$/
const NOTES = /^(?:NOTE(?:\s|$)|STYLE\s*$|REGION\s*$)/

type Line =
  | { type: 'times'; start: number; end: number }
  | { type: 'broken' }
  | { type: 'note' }
  | { type: 'text'; text: string }

/** Whether a line gives the times of a caption in SubRip, WebVTT or SBV. */
export function isTimingLine(line: string): boolean {
  return readTimes(line, true) !== null
}

/**
 * Reads SubRip, WebVTT and SBV: lines with times, each followed by lines of text up to the next one. Empty lines between captions may be
 * missing, and may stand within a caption.
 */
export function readBlocks(lines: readonly string[], isWebVtt: boolean): RawCaptions {
  const read = listLines(lines, isWebVtt)
  const heads = read.flatMap((line, index) => (line.type === 'times' || line.type === 'broken' ? [index] : []))
  const isNumbered = isNumber(lines.slice(0, heads[0]).findLast((line) => !isEmpty(line)))
  const found: RawCaptions = { cues: [], leftOut: [] }
  heads.forEach((head, index) => {
    const next = heads[index + 1]
    const block = read.slice(
      head + 1,
      next === undefined ? undefined : next - countNameLines(lines, next, { isWebVtt, isNumbered }),
    )
    const line = read[head]
    if (line?.type === 'times') {
      const text = block.flatMap((one) => (one.type === 'text' && one.text.trim() !== '' ? [one.text] : []))
      found.cues.push({ line: head + 1, start: line.start, end: line.end, text })
    } else {
      found.leftOut.push({ line: head + 1, reason: UNREADABLE })
    }
  })
  return found
}

function listLines(lines: readonly string[], isWebVtt: boolean): Line[] {
  // The head of a WebVTT file ends like a note, with an empty line.
  let isNote = isWebVtt
  return lines.map((line, index) => {
    isNote ||= isWebVtt && NOTES.test(line) && isEmpty(lines[index - 1])
    const isHead = !isNote && isBehindHead(lines, index)
    const times = readTimes(line, isHead)
    isNote &&= times === null && !isEmpty(line)
    if (times !== null) {
      return { type: 'times', ...times }
    }
    return isNote ? { type: 'note' } : toTextLine(line, isHead)
  })
}

function toTextLine(line: string, isHead: boolean): Line {
  return (isHead ? ATTEMPT : BARE_ATTEMPT).test(line) ? { type: 'broken' } : { type: 'text', text: line }
}

/** Whether a line is where times are expected: behind an empty line, or behind a number that follows one. */
function isBehindHead(lines: readonly string[], index: number): boolean {
  return isEmpty(lines[index - 1]) || (isEmpty(lines[index - 2]) && isNumber(lines[index - 1]))
}

function readTimes(line: string, isHead: boolean): { start: number; end: number } | null {
  // Some editors write the digits and signs of Chinese and Japanese.
  const [, from = '', arrow = '', to = ''] = TIMES.exec(line.normalize('NFKC')) ?? []
  const [start, end] = [readClock(from), readClock(to)]
  const isArrow = isHead || arrow === '-->' || arrow === ','
  return isArrow && start !== null && end !== null ? { start, end } : null
}

/** The lines above times that name their caption: a number, or in WebVTT any line behind an empty one. */
function countNameLines(
  lines: readonly string[],
  head: number,
  { isWebVtt, isNumbered }: { isWebVtt: boolean; isNumbered: boolean },
): number {
  const before = lines[head - 1]
  if (isEmpty(before)) {
    // Some programs write an empty line behind each line.
    return isNumbered && isEmpty(lines[head - 3]) && isNumber(lines[head - 2]) ? 2 : 0
  }
  const isName = isWebVtt && isEmpty(lines[head - 2])
  return isName || (isNumbered && isNumber(before)) ? 1 : 0
}

function isEmpty(line: string | undefined): boolean {
  return line === undefined || line.trim() === ''
}

function isNumber(line: string | undefined): boolean {
  return line !== undefined && /^\s*\d+\s*$/.test(line)
}
