import { contrast } from '../color.ts'
import { toFontFamily } from '../fonts.ts'
import { toUnits } from '../formats.ts'
import type { Box, TextLayer, TextStyle } from '../layer.ts'
import { resolveColor } from '../look.ts'
import { fitText, isRightToLeft, type TextFit } from '../text-layout.ts'
import type { DrawingSpace } from './drawing-space.ts'
import { chooseReadableColor, measureContrast, MIN_TEXT_CONTRAST } from './readable-color.ts'

/** The result of drawing a text; the tests check it for every template. */
export interface DrawnText {
  /** The layer's id. */
  layer: string
  /** Against the part of the background with the lowest contrast. */
  contrast: number
  isShortened: boolean
  /** Whether lines exceed the layer's box: not even one line fits it. */
  isOverflowing: boolean
  /** Around the lines, in drawing units. */
  box: Box
  /** The font size in drawing units. */
  size: number
}

const ROUNDING = 0.5

/** Draws a text that fits its box and is readable on its background. */
export function drawTextLayer(space: DrawingSpace, layer: TextLayer, content: string): DrawnText {
  const style = toDrawnStyle(layer.style, content)
  const fit = fitText({
    text: style.caps ? content.toLocaleUpperCase('en') : content,
    width: layer.w,
    height: layer.h,
    size: toUnits(style.size),
    minSize: toUnits(style.min_size ?? style.size * 0.55),
    lineHeight: style.line_height,
    measure: (line, size) => measure(space, style, line, size),
    balance: style.balance,
  })
  const box = getBoxOfLines(space, style, layer, fit)
  const ink = chooseInk(space, style, box)
  setFont(space, style, fit.size)
  space.context.fillStyle = ink.color
  space.context.direction = isRightToLeft(content) ? 'rtl' : 'ltr'
  space.context.textAlign = 'left'
  drawLines(space, style, fit, { place: layer, top: box.y, color: ink.color })
  return {
    layer: layer.id,
    contrast: ink.contrast,
    isShortened: fit.isShortened,
    isOverflowing: box.w > layer.w + ROUNDING || box.h > layer.h + ROUNDING,
    box,
    size: fit.size,
  }
}

/** Lines of a right-to-left text start at the right, and letter spacing would separate joined letters. */
function toDrawnStyle(style: TextStyle, content: string): TextStyle {
  return isRightToLeft(content)
    ? { ...style, tracking: 0, align: style.align === 'left' ? 'right' : style.align }
    : style
}

function setFont(space: DrawingSpace, style: TextStyle, size: number): void {
  space.context.font = `${style.weight} ${size}px ${toFontFamily(space.look, style.font)}`
  space.context.letterSpacing = `${style.tracking * size}px`
}

function measure(space: DrawingSpace, style: TextStyle, line: string, size: number): number {
  setFont(space, style, size)
  return space.context.measureText(line).width
}

function getBoxOfLines(space: DrawingSpace, style: TextStyle, place: Box, fit: TextFit): Box {
  const height = fit.lines.length * fit.size * style.line_height
  const width = Math.max(0, ...fit.lines.map((line) => measure(space, style, line, fit.size)))
  const free = { top: 0, middle: (place.h - height) / 2, bottom: place.h - height }[style.valign]
  const shift = { left: 0, center: (place.w - width) / 2, right: place.w - width }[style.align]
  return { x: place.x + shift, y: place.y + free, w: width, h: height }
}

function chooseInk(space: DrawingSpace, style: TextStyle, box: Box): { color: string; contrast: number } {
  const { palette } = space.look
  const wanted = resolveColor(style.color, palette)
  if (style.plate === undefined) {
    return style.is_color_exact
      ? { color: wanted, contrast: measureContrast(space, box, wanted) }
      : chooseReadableColor(space, box, style.color)
  }
  const plate = resolveColor(style.plate, palette)
  if (style.is_color_exact) {
    return { color: wanted, contrast: contrast(wanted, plate) }
  }
  const colors = [wanted, resolveColor('white', palette), resolveColor('black', palette)]
  const color = colors.find((candidate) => contrast(candidate, plate) >= MIN_TEXT_CONTRAST) ?? '#101114'
  return { color, contrast: contrast(color, plate) }
}

function drawLines(
  space: DrawingSpace,
  style: TextStyle,
  fit: TextFit,
  at: { place: Box; top: number; color: string },
): void {
  const { context } = space
  const advance = fit.size * style.line_height
  const capHeight = context.measureText('H').actualBoundingBoxAscent
  fit.lines.forEach((line, index) => {
    const width = context.measureText(line).width
    const x = at.place.x + { left: 0, center: (at.place.w - width) / 2, right: at.place.w - width }[style.align]
    const middle = at.top + (index + 0.5) * advance
    if (style.plate !== undefined && line !== '') {
      context.fillStyle = resolveColor(style.plate, space.look.palette)
      context.beginPath()
      context.roundRect(
        x - fit.size * 0.28,
        middle - advance * 0.52,
        width + fit.size * 0.56,
        advance * 1.04,
        fit.size * 0.2,
      )
      context.fill()
      context.fillStyle = at.color
    }
    context.fillText(line, x, middle + capHeight / 2)
    if (style.strike) {
      context.fillRect(x - fit.size * 0.06, middle - fit.size * 0.04, width + fit.size * 0.12, fit.size * 0.08)
    }
  })
}
