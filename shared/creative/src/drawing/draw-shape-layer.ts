import { toUnits } from '../formats.ts'
import type { Box, ShapeLayer } from '../layer.ts'
import { parseRating } from '../rating.ts'
import { type DrawingSpace, toFillStyle } from './drawing-space.ts'
import { chooseReadableColor, isReadableBackground } from './readable-color.ts'

/** Outlines in a box of 100 × 100. */
const GLYPHS: Readonly<Partial<Record<ShapeLayer['style']['form'], string>>> = {
  check: 'M8 54l14-14 22 22 42-44 14 14-56 58z',
  cross: 'M14 26l12-12 24 24 24-24 12 12-24 24 24 24-12 12-24-24-24 24-12-12 24-24z',
  quote: 'M6 84v-32q0-34 34-42l4 12q-16 6-18 20h18v42zM56 84v-32q0-34 34-42l4 12q-16 6-18 20h18v42z',
  heart: 'M50 90q-46-32-44-58q4-26 26-22q14 4 18 16q4-12 18-16q22-4 26 22q2 26-44 58z',
  arrow: 'M4 44h66l-22-22 12-12 40 40-40 40-12-12 22-22h-66z',
}

/** Draws a shape, filled or outlined. */
export function drawShapeLayer(space: DrawingSpace, layer: ShapeLayer): void {
  const { context } = space
  const { style } = layer
  if (style.is_scrim && isReadableBackground(space, layer)) {
    space.report?.omitted.add(layer.id)
    return
  }
  context.globalAlpha = style.opacity
  if (style.shadow) {
    throwShadow(space)
  }
  context.fillStyle = chooseFill(space, layer)
  if (style.form === 'stars') {
    fillStars(context, layer, parseRating(space.texts['rating']) ?? 0)
    return
  }
  if (style.stroke === undefined) {
    context.fill(outline(layer))
  } else {
    context.strokeStyle = context.fillStyle
    context.lineWidth = toUnits(style.stroke)
    context.stroke(outline(layer))
  }
}

const MARKS = new Set<ShapeLayer['style']['form']>(['check', 'cross', 'quote', 'stars', 'arrow'])
/** WCAG 2.2, 1.4.11: graphics need less contrast than text. */
const MIN_GRAPHIC_CONTRAST = 3

/** Marks are readable like texts; other shapes keep their fill. */
function chooseFill(space: DrawingSpace, layer: ShapeLayer): string | CanvasGradient {
  const { form, fill } = layer.style
  return MARKS.has(form) && typeof fill === 'string'
    ? chooseReadableColor(space, layer, fill, MIN_GRAPHIC_CONTRAST).color
    : toFillStyle(fill, layer, space)
}

const EMPTY_OPACITY = 0.28

/** Five stars, of which `rating` (0–5) are filled. The last of them is filled in part. */
function fillStars(context: CanvasRenderingContext2D, box: Box, rating: number): void {
  const side = getStarSide(box)
  const path = new Path2D()
  addStars(path, box)
  context.save()
  context.globalAlpha *= EMPTY_OPACITY
  context.fill(path)
  context.restore()
  context.save()
  context.beginPath()
  const full = Math.floor(rating)
  context.rect(box.x, box.y, (full * STAR_STEP + (rating - full)) * side, box.h)
  context.clip()
  context.fill(path)
  context.restore()
}

/** The distance between the middles of two stars, in sides of a star. */
const STAR_STEP = 1.15
const getStarSide = (box: Box) => Math.min(box.h, box.w / 5.6)

/** Sets a soft shadow for the next drawing. Shadows ignore the canvas' scale, so its size is in pixels. */
export function throwShadow(space: DrawingSpace): void {
  space.context.shadowColor = 'rgba(20,20,40,0.22)'
  space.context.shadowBlur = 36 * space.pixels
  space.context.shadowOffsetY = 14 * space.pixels
}

function outline(layer: ShapeLayer): Path2D {
  const box: Box = layer
  const { form, radius } = layer.style
  const glyph = GLYPHS[form]
  if (glyph !== undefined) {
    return placed(new Path2D(glyph), contain(box))
  }
  const path = new Path2D()
  if (form === 'ellipse') {
    path.ellipse(box.x + box.w / 2, box.y + box.h / 2, box.w / 2, box.h / 2, 0, 0, Math.PI * 2)
  } else if (form === 'burst') {
    addBurst(path, contain(box))
  } else if (form === 'dots') {
    addDots(path, box)
  } else {
    addRounded(path, box, form === 'pill' ? Math.min(box.w, box.h) / 2 : toUnits(radius), form === 'arch')
  }
  return path
}

/** Adds a rectangle with round corners; an arch is round at its top only. */
export function addRounded(path: Path2D | CanvasRenderingContext2D, box: Box, radius: number, isArch: boolean): void {
  const top = Math.min(box.w / 2, box.h)
  path.roundRect(box.x, box.y, box.w, box.h, isArch ? [top, top, 0, 0] : radius)
}

function contain(box: Box): Box {
  const side = Math.min(box.w, box.h)
  return { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side }
}

function placed(path: Path2D, box: Box): Path2D {
  const result = new Path2D()
  result.addPath(path, { a: box.w / 100, b: 0, c: 0, d: box.h / 100, e: box.x, f: box.y })
  return result
}

function addBurst(path: Path2D, box: Box): void {
  const spikes = 18
  for (let point = 0; point < spikes * 2; point += 1) {
    const radius = (box.w / 2) * (point % 2 === 0 ? 1 : 0.88)
    const angle = (point / spikes) * Math.PI
    path.lineTo(box.x + box.w / 2 + Math.cos(angle) * radius, box.y + box.h / 2 + Math.sin(angle) * radius)
  }
  path.closePath()
}

function addStars(path: Path2D, box: Box): void {
  const side = getStarSide(box)
  for (let star = 0; star < 5; star += 1) {
    const middleX = box.x + side * (0.5 + star * STAR_STEP)
    const middleY = box.y + box.h / 2
    const points = Array.from({ length: 10 }, (_, point) => {
      const radius = (side / 2) * (point % 2 === 0 ? 1 : 0.42)
      const angle = (point / 5) * Math.PI - Math.PI / 2
      return [middleX + Math.cos(angle) * radius, middleY + Math.sin(angle) * radius] as const
    })
    points.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
    path.closePath()
  }
}

function addDots(path: Path2D, box: Box): void {
  const gap = 34
  for (let y = box.y; y < box.y + box.h; y += gap) {
    for (let x = box.x; x < box.x + box.w; x += gap) {
      path.moveTo(x + 6, y)
      path.arc(x, y, 6, 0, Math.PI * 2)
    }
  }
}
