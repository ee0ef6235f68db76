import { contrast } from '../color.ts'
import { toFontFamily } from '../fonts.ts'
import type { CreativeLook } from '../look.ts'
import { isRightToLeft } from '../text-layout.ts'
import type { CueWord } from './cue.ts'
import type { PlannedCaption } from './frame-plan.ts'
import { getSpace } from './sound/captions/split-words.ts'

const PLATE = 'rgba(12, 13, 18, 0.82)'
const LIGHT = '#ffffff'
const DARK = '#101114'
const LINE_HEIGHT = 1.28
/** Space around a line, by the font size. */
const PADDING = 0.32
const RADIUS = 0.22
const SMALLEST = 0.6

interface Line {
  words: { word: CueWord; index: number; x: number; width: number }[]
  width: number
}

/**
 * Draws the words of a caption on plates in the middle of its box: white on dark, with the spoken word on the accent colour (karaoke), or
 * the spoken word alone. The context's unit is a drawing unit.
 */
export function drawCaption(context: CanvasRenderingContext2D, caption: PlannedCaption, look: CreativeLook): void {
  const { style, current, words, box } = caption
  const at = Math.max(0, current)
  const shown = style === 'words' ? words.slice(at, at + 1) : words
  const { size, lines } = fitLines(context, shown, caption, look)
  const height = lines.length * size * LINE_HEIGHT
  const top = box.y + (box.h - height) / 2
  context.save()
  setFont(context, size, look)
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  lines.forEach((line, row) => {
    const y = top + row * size * LINE_HEIGHT
    const left = box.x + (box.w - line.width) / 2
    const pad = size * PADDING
    fillPlate(context, { x: left - pad, y, w: line.width + pad * 2, h: size * LINE_HEIGHT }, size, PLATE)
    for (const { word, index, x, width } of line.words) {
      const isMarked = style === 'karaoke' && index === current
      const { accent } = look.palette
      if (isMarked) {
        const inset = size * 0.1
        const plate = { x: left + x - inset, y: y + inset, w: width + inset * 2, h: size * LINE_HEIGHT - inset * 2 }
        fillPlate(context, plate, size, accent)
      }
      context.fillStyle = isMarked && contrast(DARK, accent) > contrast(LIGHT, accent) ? DARK : LIGHT
      context.direction = isRightToLeft(word.text) ? 'rtl' : 'ltr'
      context.fillText(word.text, left + x, y + size * LINE_HEIGHT * 0.73)
    }
  })
  context.restore()
}

function setFont(context: CanvasRenderingContext2D, size: number, look: CreativeLook): void {
  context.font = `700 ${size}px ${toFontFamily(look, 'text')}`
  context.letterSpacing = '0px'
}

function fillPlate(
  context: CanvasRenderingContext2D,
  { x, y, w, h }: PlannedCaption['box'],
  size: number,
  color: string,
): void {
  context.fillStyle = color
  context.beginPath()
  context.roundRect(x, y, w, h, size * RADIUS)
  context.fill()
}

/** Breaks the words into lines at the largest size at which they fit the box. */
function fitLines(
  context: CanvasRenderingContext2D,
  words: readonly CueWord[],
  { box, size: wanted }: PlannedCaption,
  look: CreativeLook,
): { size: number; lines: Line[] } {
  let size = wanted
  for (;;) {
    setFont(context, size, look)
    const lines = balanceLines(context, words, box.w - size * PADDING * 2)
    const fits =
      lines.every(({ width }) => width <= box.w - size * PADDING * 2) && lines.length * size * LINE_HEIGHT <= box.h
    if (fits || size <= wanted * SMALLEST) {
      return { size, lines }
    }
    size *= 0.92
  }
}

/** Lines of about equal width: no line is broken before it must be, and the last one does not hold a single word. */
function balanceLines(context: CanvasRenderingContext2D, words: readonly CueWord[], width: number): Line[] {
  let best = breakLines(context, words, width)
  for (let narrower = width * 0.95; narrower > width / 3; narrower -= width * 0.05) {
    const lines = breakLines(context, words, narrower)
    if (lines.length > best.length || lines.some((line) => line.width > narrower)) {
      break
    }
    best = lines
  }
  return best
}

function breakLines(context: CanvasRenderingContext2D, words: readonly CueWord[], width: number): Line[] {
  const wide = context.measureText(' ').width
  const isRight = words.some(({ text }) => isRightToLeft(text))
  const lines: Line[] = []
  words.forEach((word, index) => {
    const own = context.measureText(word.text).width
    const last = lines.at(-1)
    const space = getSpace(words[index - 1]?.text ?? '', word.text) === '' ? 0 : wide
    if (last === undefined || last.width + space + own > width) {
      lines.push({ words: [{ word, index, x: 0, width: own }], width: own })
      return
    }
    last.words.push({ word, index, x: last.width + space, width: own })
    last.width += space + own
  })
  return isRight ? lines.map(mirror) : lines
}

/** The same line from right to left. */
function mirror({ words, width }: Line): Line {
  return { width, words: words.map((word) => ({ ...word, x: width - word.x - word.width })) }
}
