import { createSeededRandom } from '../../seeded-random.ts'
import { lighten } from '../../color.ts'
import type { Picture } from '../../picture.ts'
import type { Box } from '../../layer.ts'
import type { Palette } from '../../look.ts'
import { drawBackdrop } from './draw-backdrop.ts'
import { drawProduct } from './draw-product.ts'

interface Area {
  width: number
  height: number
  /** The part in which the product stands. */
  stage: Box
  colors: Palette
}

/** Draws an image into 0,0–width,height of the transformed context; the caller clips. */
export function drawPicture(context: CanvasRenderingContext2D, picture: Picture, area: Area): void {
  switch (picture.kind) {
    case 'scene':
      drawScene(context, picture, area)
      break
    case 'cutout': {
      const { stage } = area
      const size = Math.min(stage.w, stage.h)
      drawProduct(context, picture.product, {
        x: stage.x + stage.w / 2,
        floor: stage.y + stage.h * 0.5 + size * 0.45,
        size,
        seed: picture.seed,
        colors: area.colors,
      })
      break
    }
    case 'portrait':
      break
  }
}

type Scene = Extract<Picture, { kind: 'scene' }>

/** Each product of an arrangement: offset from the centre and size, as shares of the space, from back to front. */
const ARRANGEMENTS: Readonly<Record<Scene['arrangement'], readonly (readonly [number, number])[]>> = {
  single: [[0, 0.68]],
  pair: [
    [-0.2, 0.54],
    [0.16, 0.64],
  ],
  trio: [
    [-0.27, 0.46],
    [0.28, 0.48],
    [0, 0.62],
  ],
  far: [[0.05, 0.42]],
  close: [[0, 0.96]],
}

function drawScene(context: CanvasRenderingContext2D, scene: Scene, area: Area): void {
  const { stage } = area
  // The backdrop extends equally to both sides of the product.
  const middle = Math.max(stage.x + stage.w / 2, area.width - stage.x - stage.w / 2)
  const width = middle * 2
  context.translate(stage.x + stage.w / 2 - middle, 0)
  const { floor } = drawBackdrop(scene.backdrop, scene.seed, { context, ...area, width })
  const random = createSeededRandom(`arrangement:${scene.seed}`)
  const room = Math.min(stage.w, (floor - stage.y) * 1.1)
  if (random.chance(0.45) && scene.arrangement !== 'close') {
    drawProps(context, area, { middle, floor, side: random.pick([-1, 1]), room })
  }
  ARRANGEMENTS[scene.arrangement].forEach(([offset, size], index) => {
    const seed = `${scene.seed}:${index}`
    drawProduct(context, scene.product, {
      x: middle + offset * room,
      floor: floor + index * room * 0.02,
      size: size * room,
      seed,
      colors: area.colors,
    })
  })
}

/** A stone ball and a slab beside a single product. */
function drawProps(
  context: CanvasRenderingContext2D,
  area: Area,
  { middle, floor, side, room }: { middle: number; floor: number; side: number; room: number },
): void {
  const x = middle + side * room * 0.36
  const radius = room * 0.09
  const light = context.createRadialGradient(x - radius * 0.3, floor - radius * 1.4, 0, x, floor - radius, radius * 1.2)
  light.addColorStop(0, lighten(area.colors.soft, 0.6))
  light.addColorStop(1, area.colors.accent)
  context.fillStyle = light
  context.beginPath()
  context.arc(x, floor - radius, radius, 0, Math.PI * 2)
  context.fill()
}
