import { contrast } from '../color.ts'
import { fontFamilies } from '../fonts.ts'
import type { Box, TextLayer, TextStyle } from '../template.ts'
import { fitText, type TextFit } from '../text-layout.ts'
import { colorOf, placeOf, units, type CanvasSpace } from './canvas-space.ts'
import { chooseReadableColor, MIN_TEXT_CONTRAST } from './readable-color.ts'

/** How a text came out; the tests hold every template to it. */
export interface DrawnText {
  layer: string
  /** Against the worst part of what is behind it. */
  contrast: number
  isShortened: boolean
  /** Around the lines, in drawing units. */
  box: Box
}

/** Draws a text that fits its box and can be read on what lies behind it. */
export function drawTextLayer(space: CanvasSpace, layer: TextLayer, content: string): DrawnText {
  const { style } = layer
  const place = placeOf(layer, space)
  const text = style.caps ? content.toLocaleUpperCase('en') : content
  const fit = fitText({
    text,
    width: place.w,
    height: place.h,
    size: units(style.size),
    minSize: units(style.minSize ?? style.size * 0.55),
    lineHeight: style.lineHeight,
    measure: (line, size) => measure(space, style, line, size),
  })
  const box = boxOfLines(space, style, place, fit)
  const ink = inkFor(space, style, box)
  setFont(space, style, fit.size)
  space.context.fillStyle = ink.color
  drawLines(space, style, fit, { place, top: box.y, color: ink.color })
  return { layer: layer.name, contrast: ink.contrast, isShortened: fit.isShortened, box }
}

function setFont(space: CanvasSpace, style: TextStyle, size: number): void {
  space.context.font = `${style.weight} ${size}px ${fontFamilies(space.creative.brand.type_kit, style.font)}`
  space.context.letterSpacing = `${style.tracking * size}px`
}

function measure(space: CanvasSpace, style: TextStyle, line: string, size: number): number {
  setFont(space, style, size)
  return space.context.measureText(line).width
}

function boxOfLines(space: CanvasSpace, style: TextStyle, place: Box, fit: TextFit): Box {
  const height = fit.lines.length * fit.size * style.lineHeight
  const width = Math.max(0, ...fit.lines.map((line) => measure(space, style, line, fit.size)))
  const free = { top: 0, middle: (place.h - height) / 2, bottom: place.h - height }[style.valign]
  const shift = { left: 0, center: (place.w - width) / 2, right: place.w - width }[style.align]
  return { x: place.x + shift, y: place.y + free, w: width, h: height }
}

function inkFor(space: CanvasSpace, style: TextStyle, box: Box): { color: string; contrast: number } {
  if (style.plate === undefined) {
    return chooseReadableColor(space, box, style.color)
  }
  const { palette } = space.creative.brand
  const plate = colorOf(style.plate, palette)
  const readable = [style.color, 'white', 'black'] as const
  const colors = readable.map((role) => colorOf(role, palette))
  const color = colors.find((candidate) => contrast(candidate, plate) >= MIN_TEXT_CONTRAST) ?? '#101114'
  return { color, contrast: contrast(color, plate) }
}

function drawLines(
  space: CanvasSpace,
  style: TextStyle,
  fit: TextFit,
  at: { place: Box; top: number; color: string },
): void {
  const { context } = space
  const advance = fit.size * style.lineHeight
  const capHeight = context.measureText('H').actualBoundingBoxAscent
  fit.lines.forEach((line, index) => {
    const width = context.measureText(line).width
    const x = at.place.x + { left: 0, center: (at.place.w - width) / 2, right: at.place.w - width }[style.align]
    const middle = at.top + (index + 0.5) * advance
    if (style.plate !== undefined && line !== '') {
      context.fillStyle = colorOf(style.plate, space.creative.brand.palette)
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
