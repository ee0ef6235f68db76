import { PIXELS_PER_UNIT, type Size } from '../formats.ts'
import type { ShareBox } from '../image-subject.ts'
import type { Box, Layer } from '../layer.ts'
import {
  type DrawnLayer,
  getOpacity,
  HIDING_OPACITY,
  isInBox,
  isInForm,
  type Point,
  toCanvasBox,
  turn,
} from './layer-cover.ts'
import { LAYOUT_LIMITS, type LayoutFault, type LayoutRule } from './layout-fault.ts'

/** An image that is enlarged exactly to the limit keeps it. */
const ROUNDING = 0.005
/** The points at which a box is looked at, in each direction. */
const POINTS = 30

/** Checks what became of the images' subjects: cropped, covered, dimmed or enlarged. @param layers from back to front */
export function checkImages(layers: readonly DrawnLayer[], canvas: Size): LayoutFault[] {
  return layers.flatMap((drawn, index) =>
    drawn.placed === undefined ? [] : checkImage(drawn, layers.slice(index + 1), canvas, isBackdrop(drawn, layers)),
  )
}

/** Whether a layer shows any part of an image whose subject another layer shows. */
function isBackdrop({ layer, placed }: DrawnLayer, layers: readonly DrawnLayer[]): boolean {
  const showsTexture = (one: Layer) => one.type === 'image' && one.style.shows === 'texture'
  return (
    showsTexture(layer) &&
    layers.some((other) => other.placed?.picture.asset_id === placed?.picture.asset_id && !showsTexture(other.layer))
  )
}

function checkImage(
  drawn: DrawnLayer,
  above: readonly DrawnLayer[],
  canvas: Size,
  isBackground: boolean,
): LayoutFault[] {
  const { layer, placed } = drawn
  if (placed === undefined) {
    return []
  }
  const { picture, size, image } = placed
  const fault = (rule: LayoutRule, value: number): LayoutFault[] =>
    value > LAYOUT_LIMITS[rule] + ROUNDING ? [{ rule, layer: layer.id, value }] : []
  const enlarged = fault('image_enlarged', (image.w * PIXELS_PER_UNIT) / size.width)
  if (picture.subject === undefined || isBackground) {
    return enlarged
  }
  const look = (box: ShareBox) => lookAt(toCanvasBox(box, image), { drawn, above, canvas })
  const { box, faces, texts } = picture.subject
  const product = look(box)
  return [
    ...enlarged,
    ...fault('product_cropped', product.cropped),
    ...fault('product_covered', product.covered),
    ...fault('product_dimmed', product.dimmed),
    ...fault('face_hidden', Math.max(0, ...faces.map(look).map(getHidden))),
    ...fault('label_hidden', Math.max(0, ...texts.map(look).map(getHidden))),
  ]
}

interface Visibility {
  /** The share of a box outside of the frame or the canvas. */
  cropped: number
  /** The share of a box behind something. */
  covered: number
  /** The mean opacity of shades over the part that is neither cropped nor covered. */
  dimmed: number
}

const getHidden = ({ cropped, covered }: Visibility) => cropped + covered

interface Scene {
  drawn: DrawnLayer
  above: readonly DrawnLayer[]
  canvas: Size
}

/** Looks at a box of an image, given before the rotation of its layer. */
function lookAt(box: Box, { drawn, above, canvas }: Scene): Visibility {
  const seen = listPoints(box).map((point) => {
    if (!isInFrame(point, drawn)) {
      return 'cropped'
    }
    const onCanvas = turn(drawn.layer, point)
    if (!isInBox(onCanvas, { x: 0, y: 0, w: canvas.width, h: canvas.height })) {
      return 'cropped'
    }
    const opacities = above.map((layer) => getOpacity(layer, onCanvas))
    return opacities.some((opacity) => opacity >= HIDING_OPACITY)
      ? 'covered'
      : 1 - opacities.reduce((light, opacity) => light * (1 - opacity), 1)
  })
  const shades = seen.filter((one) => typeof one === 'number')
  return {
    cropped: seen.filter((one) => one === 'cropped').length / seen.length,
    covered: seen.filter((one) => one === 'covered').length / seen.length,
    dimmed: shades.length === 0 ? 0 : shades.reduce((sum, one) => sum + one, 0) / shades.length,
  }
}

function isInFrame(point: Point, { layer, placed }: DrawnLayer): boolean {
  if (layer.type !== 'image' || placed === undefined || placed.isWhole) {
    return true
  }
  return isInForm(point, placed.frame, layer.style.form)
}

/** Points in even distances over a box. */
function listPoints({ x, y, w, h }: Box): Point[] {
  return Array.from({ length: POINTS * POINTS }, (_, index) => ({
    x: x + (((index % POINTS) + 0.5) / POINTS) * w,
    y: y + ((Math.floor(index / POINTS) + 0.5) / POINTS) * h,
  }))
}
