/** Measures one line at a size, in the unit of that size. */
type MeasureLine = (text: string, size: number) => number

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
  /** Balances the lines, so that the last line does not hold a single word. */
  balance?: boolean
}

const SHRINK = 0.94

/**
 * Fits a text into a box: wraps at spaces and between Chinese and Japanese characters, shrinks down to `minSize`, breaks words that are
 * wider than the box, and at the smallest size shortens with an ellipsis. The result never exceeds the box, except when not even one line
 * fits its height.
 */
export function fitText(options: FitOptions): TextFit {
  const text = options.text.trim()
  for (let size = options.size; size > options.minSize; size *= SHRINK) {
    const lines = wrap(text, options.width, size, options.measure, false)
    if (lines !== null && fitsHeight(lines.length, size, options)) {
      return { lines: options.balance ? balance(text, lines, size, options) : lines, size, isShortened: false }
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

const BALANCE_STEPS = 6

/** The same number of lines in the narrowest box that holds them. */
function balance(text: string, lines: string[], size: number, { width, measure }: FitOptions): string[] {
  if (lines.length === 1) {
    return lines
  }
  let best = lines
  let [narrow, wide] = [width / 2, width]
  for (let step = 0; step < BALANCE_STEPS; step += 1) {
    const middle = (narrow + wide) / 2
    const tried = wrap(text, middle, size, measure, false)
    if (tried !== null && tried.length <= lines.length) {
      best = tried
      wide = middle
    } else {
      narrow = middle
    }
  }
  return best
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
    for (const segment of listSegments(paragraph)) {
      const joined = `${line}${segment.isGlued ? '' : ' '}${segment.text}`
      if (line !== '' && measure(joined, size) <= width) {
        line = joined
        continue
      }
      if (line !== '') {
        lines.push(line)
      }
      if (measure(segment.text, size) > width) {
        if (!mayBreakWords) {
          return null
        }
        const broken = breakWord(segment.text, width, size, measure)
        lines.push(...broken.slice(0, -1))
        line = broken.at(-1) ?? ''
      } else {
        line = segment.text
      }
    }
    lines.push(line)
  }
  return lines
}

interface Segment {
  text: string
  /** Whether it follows the previous segment without a space. */
  isGlued: boolean
}

const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
/** Characters that must not begin a line (JIS X 4051): closing punctuation, small kana, the prolonged sound mark. */
const NOT_AT_START =
  /^[、。，．・：；？！゛゜ヽヾゝゞ々ー）］｝」』】〉》〕’”…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)\]}%]/u
/** Characters that must not end a line: opening brackets. */
const NOT_AT_END = /[（［｛「『【〈《〔‘“([{]$/u

/** The space between a number and its sign, as in "30 %": no line ends there. */
const UNIT_SPACE = /(?<=\d)\s+(?=[%‰€£$¥])/gu

/** The indivisible segments: words, and single characters in scripts without spaces. */
function listSegments(paragraph: string): Segment[] {
  return paragraph
    .replaceAll(UNIT_SPACE, '\u00a0')
    .split(/[^\S\u00a0]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (IDEOGRAPHIC.test(word) ? divideIdeographs(word) : [{ text: word, isGlued: false }]))
}

function divideIdeographs(word: string): Segment[] {
  const segments: Segment[] = []
  for (const character of listGraphemes(word)) {
    const before = segments.at(-1)
    const isBreak = before !== undefined && (IDEOGRAPHIC.test(character) || IDEOGRAPHIC.test(before.text))
    if (before === undefined || (isBreak && !NOT_AT_START.test(character) && !NOT_AT_END.test(before.text))) {
      segments.push({ text: character, isGlued: before !== undefined })
    } else {
      before.text += character
    }
  }
  return segments
}

const ALPHABETIC_WORD = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}'’-]+[.,:;!?]*$/u

/** A word of an alphabet is broken with a hyphen; addresses and scripts without hyphens are broken without one. */
function breakWord(word: string, width: number, size: number, measure: MeasureLine): string[] {
  const hyphen = ALPHABETIC_WORD.test(word) ? '-' : ''
  const segments: string[] = []
  let segment = ''
  for (const character of listGraphemes(word)) {
    if (segment !== '' && measure(segment + character + hyphen, size) > width) {
      segments.push(segment + hyphen)
      segment = ''
    }
    segment += character
  }
  return [...segments, segment]
}

function shorten(text: string, width: number, size: number, measure: MeasureLine): string {
  const characters = listGraphemes(text)
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`, size) > width) {
    characters.pop()
  }
  return `${characters.join('').trimEnd()}…`
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The characters as readers perceive them (grapheme clusters), so that an accent or an emoji is never split. */
function listGraphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The first letter determines the direction of a text (UAX #9, rules P2 and P3). */
export function isRightToLeft(text: string): boolean {
  const [letter] = /\p{L}/u.exec(text) ?? ['']
  return RIGHT_TO_LEFT.test(letter)
}
