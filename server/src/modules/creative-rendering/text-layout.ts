/** Measures one line at a size, in the unit of that size. */
export type MeasureLine = (text: string, size: number) => number

export interface TextFit {
  lines: string[]
  size: number
  /** Whether the text had to be shortened with an ellipsis. */
  isShortened: boolean
}

interface FitOptions {
  text: string
  width: number
  height: number
  size: number
  minSize: number
  lineHeight: number
  measure: MeasureLine
}

const SHRINK = 0.94

/**
 * Fits a text into a box: wraps at spaces, shrinks down to `minSize`, breaks words that are wider than the box,
 * and at the smallest size shortens with an ellipsis. The result never exceeds the box, unless not even one line fits its height.
 */
export function fitText(options: FitOptions): TextFit {
  const text = options.text.trim()
  for (let size = options.size; size > options.minSize; size *= SHRINK) {
    const lines = wrap(text, options.width, size, options.measure, false)
    if (lines !== null && fitsHeight(lines.length, size, options)) {
      return { lines, size, isShortened: false }
    }
  }
  const size = Math.min(options.size, options.minSize)
  const lines = wrap(text, options.width, size, options.measure, true) ?? []
  const room = Math.max(1, Math.floor(options.height / (size * options.lineHeight) + 0.001))
  if (lines.length <= room) {
    return { lines, size, isShortened: false }
  }
  const last = shorten(lines.slice(room - 1).join(' '), options.width, size, options.measure)
  return { lines: [...lines.slice(0, room - 1), last], size, isShortened: true }
}

function fitsHeight(lineCount: number, size: number, options: FitOptions): boolean {
  return lineCount * size * options.lineHeight <= options.height + 0.001
}

/** Lines no wider than the box, or null when a word is wider and words may not be broken. */
function wrap(
  text: string,
  width: number,
  size: number,
  measure: MeasureLine,
  mayBreakWords: boolean,
): string[] | null {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
      if (line !== '' && measure(`${line} ${word}`, size) <= width) {
        line = `${line} ${word}`
        continue
      }
      if (line !== '') {
        lines.push(line)
      }
      if (measure(word, size) > width) {
        if (!mayBreakWords) {
          return null
        }
        const pieces = breakWord(word, width, size, measure)
        lines.push(...pieces.slice(0, -1))
        line = pieces.at(-1) ?? ''
      } else {
        line = word
      }
    }
    lines.push(line)
  }
  return lines
}

function breakWord(word: string, width: number, size: number, measure: MeasureLine): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of graphemes(word)) {
    if (piece !== '' && measure(piece + character, size) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}

function shorten(text: string, width: number, size: number, measure: MeasureLine): string {
  const characters = graphemes(text)
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`, size) > width) {
    characters.pop()
  }
  return `${characters.join('').trimEnd()}…`
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What a reader sees as one character, so that an accent or an emoji is never cut in two. */
function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment)
}
