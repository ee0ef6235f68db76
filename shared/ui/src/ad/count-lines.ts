interface TextBox {
  /** CSS font shorthand that the text is painted with. */
  font: string
  /** px that a line may fill. */
  width: number
  /** Counting stops here: the text is clamped to it. */
  maxLines: number
}

const MOST_CACHED_WORDS = 20_000
const widths = new Map<string, number>()
let context: CanvasRenderingContext2D | null | undefined

/** Words, spaces and, for scripts that break anywhere, single characters. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|\s+|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu

/**
 * How many lines a text takes in a box, without touching the page's layout: widths come from a canvas and are kept by word.
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
  let lines = 1
  let used = 0
  for (const [piece] of paragraph.matchAll(PIECES)) {
    const pieceWidth = widthOf(piece, font)
    if (used + pieceWidth <= width) {
      used += pieceWidth
    } else if (piece.trim() !== '') {
      const brokenInto = Math.ceil(pieceWidth / width)
      lines += used === 0 ? brokenInto - 1 : brokenInto
      used = pieceWidth - (brokenInto - 1) * width
    }
    if (lines >= maxLines) {
      return maxLines
    }
  }
  return lines
}

function widthOf(piece: string, font: string): number {
  const key = `${font}\n${piece}`
  const known = widths.get(key)
  if (known !== undefined) {
    return known
  }
  const measured = measure(piece, font)
  if (widths.size >= MOST_CACHED_WORDS) {
    widths.clear()
  }
  widths.set(key, measured)
  return measured
}

/** Where there is no canvas, half a line height for each character is near enough. */
function measure(piece: string, font: string): number {
  context ??= typeof OffscreenCanvas === 'undefined' ? null : canvasContext()
  if (context === null) {
    return piece.length * 7.2
  }
  context.font = font
  return context.measureText(piece).width
}

function canvasContext(): CanvasRenderingContext2D | null {
  return document.createElement('canvas').getContext('2d')
}
