interface TextBox {
  /** CSS font shorthand that the text is painted with. */
  font: string
  /** The available width of a line in px. */
  width: number
  /** Counting stops here: the text is clamped to it. */
  maxLines: number
}

const MOST_CACHED_WORDS = 20_000
/** Measured widths, by font face, then by word. */
const widths = new Map<string, Map<string, number>>()
let context: CanvasRenderingContext2D | null | undefined

/** Scripts that break between any two characters. */
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`
/** Browsers break a word after these characters when a letter follows. They do not break after a slash. */
const JOINTS = '?-'
/** The unbreakable parts of a line: a word or a part of it, spaces, a long dash, a single character of a script that breaks anywhere. */
const SEGMENTS = new RegExp(
  String.raw`[${CJK}—]|\s+|(?:[^\s${CJK}—${JOINTS}]|[${JOINTS}](?!\p{L}))+[${JOINTS}]?|[${JOINTS}]`,
  'gu',
)

/**
 * Counts the lines of a text in a box, without triggering the page's layout: a canvas measures the widths, which are cached by word.
 * @returns 0 for an empty text, otherwise 1 to `maxLines`
 */
export function countLines(text: string, box: TextBox): number {
  let lines = 0
  for (const paragraph of text.split('\n')) {
    lines += linesOfParagraph(paragraph, box, box.maxLines - lines)
    if (lines >= box.maxLines) {
      return box.maxLines
    }
  }
  return text === '' ? 0 : lines
}

function linesOfParagraph(paragraph: string, { font, width }: TextBox, maxLines: number): number {
  const words = toWords(font)
  let lines = 1
  let used = 0
  for (const [segment] of paragraph.matchAll(SEGMENTS)) {
    const segmentWidth = toWidth(segment, words, font)
    if (used + segmentWidth <= width) {
      used += segmentWidth
    } else if (segment.trim() !== '') {
      const brokenInto = Math.ceil(segmentWidth / width)
      lines += used === 0 ? brokenInto - 1 : brokenInto
      used = segmentWidth - (brokenInto - 1) * width
    }
    if (lines >= maxLines) {
      return maxLines
    }
  }
  return lines
}

/** Measurements in a fallback face are wrong once the real face has replaced it. */
export function forgetWidths(): void {
  widths.clear()
}

function toWidth(segment: string, words: Map<string, number>, font: string): number {
  const known = words.get(segment)
  if (known !== undefined) {
    return known
  }
  const measured = measure(segment, font)
  if (words.size >= MOST_CACHED_WORDS) {
    words.clear()
  }
  words.set(segment, measured)
  return measured
}

function toWords(font: string): Map<string, number> {
  const known = widths.get(font)
  if (known !== undefined) {
    return known
  }
  const words = new Map<string, number>()
  widths.set(font, words)
  return words
}

/** Without a canvas, half a line height for each character is accurate enough. */
function measure(segment: string, font: string): number {
  context ??= typeof OffscreenCanvas === 'undefined' ? null : canvasContext()
  if (context === null) {
    return segment.length * 7.2
  }
  context.font = font
  return context.measureText(segment).width
}

function canvasContext(): CanvasRenderingContext2D | null {
  return document.createElement('canvas').getContext('2d')
}
