import { createSeededRandom } from '../../seeded-random.ts'
import { darken, lighten, mix, withAlpha } from '../../color.ts'
import type { ProductKind } from '../../picture.ts'
import type { Palette } from '../../look.ts'
import type { Finish, ProductPart, Tone } from './product-part.ts'
import { type Bounds, productBounds } from './product-bounds.ts'
import { bottleShapes } from './bottle-shapes.ts'
import { objectShapes } from './object-shapes.ts'

const productShapes: Readonly<Record<ProductKind, readonly ProductPart[]>> = { ...bottleShapes, ...objectShapes }

/** Side of the square in which product shapes are defined. */
const UNIT = 200
const FLOOR = 190
const WHOLE: Bounds = [0, 0, UNIT, UNIT]

type Tones = Readonly<Record<Tone, string>>

/** Products whose colour a seed may choose freely; the others keep the strong colour of their brand. */
function getTones(colors: Palette, seed: string): Tones {
  const random = createSeededRandom(`tones:${seed}`)
  const main = random.pick([
    colors.accent,
    colors.accent,
    colors.deep,
    mix(colors.accent, colors.deep, 0.45),
    lighten(colors.accent, 0.25),
  ])
  return {
    main,
    second: mix(main, colors.deep, 0.35),
    pale: lighten(colors.soft, 0.55),
    dark: mix(colors.deep, '#14161c', 0.6),
    metal: random.pick(['#d9d5cc', '#c9b48a', '#bfc4ca', '#e8e4dc']),
    accent: main === colors.accent ? mix(colors.soft, colors.accent, 0.35) : colors.accent,
    glass: lighten(colors.soft, 0.7),
  }
}

/**
 * Draws a product standing on (x, floor), `size` tall and wide, with its shadow.
 * @param seed chooses its colours within the palette
 */
export function drawProduct(
  context: CanvasRenderingContext2D,
  product: ProductKind,
  place: { x: number; floor: number; size: number; seed: string; colors: Palette; isFloating?: boolean },
): void {
  const scale = place.size / UNIT
  const tones = getTones(place.colors, place.seed)
  context.save()
  context.translate(place.x - (UNIT / 2) * scale, place.floor - FLOOR * scale)
  context.scale(scale, scale)
  if (place.isFloating !== true) {
    drawShadow(context, tones.dark)
  }
  productShapes[product].forEach(([tone, finish, path], index) => {
    const bounds = productBounds[product][index] ?? WHOLE
    drawPart(context, { path: new Path2D(path), bounds, color: tones[tone], finish, isGlass: tone === 'glass' })
  })
  context.restore()
}

function drawShadow(context: CanvasRenderingContext2D, color: string): void {
  context.save()
  context.translate(UNIT / 2 + 14, FLOOR)
  context.scale(1, 0.12)
  for (const [radius, alpha] of [
    [112, 0.32],
    [70, 0.4],
  ] as const) {
    const shadow = context.createRadialGradient(0, 0, 0, 0, 0, radius)
    shadow.addColorStop(0, withAlpha(color, alpha))
    shadow.addColorStop(1, withAlpha(color, 0))
    context.fillStyle = shadow
    context.fillRect(-radius, -radius, radius * 2, radius * 2)
  }
  context.restore()
}

interface Part {
  path: Path2D
  bounds: Bounds
  color: string
  finish: Finish
  isGlass: boolean
}

function drawPart(context: CanvasRenderingContext2D, { path, bounds, color, finish, isGlass }: Part): void {
  if (typeof finish === 'number') {
    context.lineWidth = finish
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.strokeStyle = light(context, bounds, color, 'flat')
    context.stroke(path)
    return
  }
  context.globalAlpha = isGlass ? 0.55 : 1
  context.fillStyle = light(context, bounds, color, finish)
  context.fill(path)
  context.globalAlpha = 1
}

/** Imitates studio light from the upper left: bright stripe, core colour, dark far edge. */
function light(context: CanvasRenderingContext2D, [left, top, right, bottom]: Bounds, color: string, finish: Finish) {
  if (finish === 'round') {
    const gradient = context.createLinearGradient(left, 0, right, 0)
    gradient.addColorStop(0, darken(color, 0.18))
    gradient.addColorStop(0.12, lighten(color, 0.1))
    gradient.addColorStop(0.26, lighten(color, 0.42))
    gradient.addColorStop(0.4, color)
    gradient.addColorStop(0.8, darken(color, 0.2))
    gradient.addColorStop(0.95, darken(color, 0.4))
    gradient.addColorStop(1, darken(color, 0.28))
    return gradient
  }
  if (finish === 'sphere') {
    const width = right - left
    const gradient = context.createRadialGradient(
      left + width * 0.34,
      top + width * 0.3,
      0,
      left + width / 2,
      top + width / 2,
      width * 0.75,
    )
    gradient.addColorStop(0, lighten(color, 0.5))
    gradient.addColorStop(0.45, color)
    gradient.addColorStop(1, darken(color, 0.42))
    return gradient
  }
  const gradient = context.createLinearGradient(left, top, right, bottom)
  gradient.addColorStop(0, lighten(color, 0.16))
  gradient.addColorStop(0.5, color)
  gradient.addColorStop(1, darken(color, 0.16))
  return gradient
}
