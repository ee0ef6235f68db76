import { type AspectRatio, getCanvasSize, PIXELS_PER_UNIT, toUnits } from '../formats.ts'
import type { Box } from '../layer.ts'
import { getWordsArea, type Placement } from '../safe-areas.ts'
import { type DrawnLayer, getOpacity, HIDING_OPACITY, isInBox, isInForm } from './layer-cover.ts'
import { LAYOUT_LIMITS, type LayoutFault } from './layout-fault.ts'

/** The distance that texts keep from the edges of a canvas that no placement covers, in drawing units. */
const EDGE = 20

/** Checks size, contrast and place of the texts. @param layers from back to front */
export function checkTexts(
  layers: readonly DrawnLayer[],
  format: AspectRatio,
  placement: Placement | null,
): LayoutFault[] {
  const area = getSafeArea(format, placement)
  return layers.flatMap((drawn, index) => [
    ...checkLetters(drawn),
    ...checkPlace(drawn, area),
    ...checkEdges(drawn, layers, index),
  ])
}

function checkLetters({ layer, text }: DrawnLayer): LayoutFault[] {
  if (text === undefined) {
    return []
  }
  const size = text.size * PIXELS_PER_UNIT
  const isCut = text.isShortened || text.isOverflowing
  return [
    ...(size < LAYOUT_LIMITS.text_small - 0.05 ? [{ rule: 'text_small', layer: layer.id, value: size } as const] : []),
    ...(text.contrast < LAYOUT_LIMITS.text_contrast
      ? [{ rule: 'text_contrast', layer: layer.id, value: text.contrast } as const]
      : []),
    ...(isCut ? [{ rule: 'text_cut', layer: layer.id, value: 1 } as const] : []),
  ]
}

/** The part of the canvas that a placement leaves free; without one, the part that the usual placements of the format leave free. */
function getSafeArea(format: AspectRatio, placement: Placement | null): Box {
  const { width, height } = getCanvasSize(format)
  if (placement !== null) {
    const { top, bottom, left, right } = placement.margins
    return { x: left * width, y: top * height, w: (1 - left - right) * width, h: (1 - top - bottom) * height }
  }
  if (format === '9:16') {
    const { x, y, w, h } = getWordsArea(format)
    return { x: toUnits(x), y: toUnits(y), w: toUnits(w), h: toUnits(h) }
  }
  return { x: EDGE, y: EDGE, w: width - EDGE * 2, h: height - EDGE * 2 }
}

function checkPlace({ layer, text, logo }: DrawnLayer, area: Box): LayoutFault[] {
  const box = text?.letters ?? logo
  if (box === undefined) {
    return []
  }
  const beyond = Math.max(
    area.x - box.x,
    area.y - box.y,
    box.x + box.w - area.x - area.w,
    box.y + box.h - area.y - area.h,
  )
  const value = beyond * PIXELS_PER_UNIT
  return value > LAYOUT_LIMITS.outside_safe_area ? [{ rule: 'outside_safe_area', layer: layer.id, value }] : []
}

/** A text stands on an image or beside it, unless a card carries it. */
function checkEdges({ layer, text }: DrawnLayer, layers: readonly DrawnLayer[], index: number): LayoutFault[] {
  if (text === undefined || layer.type !== 'text' || layer.style.plate !== undefined) {
    return []
  }
  const { letters } = text
  const values = layers.slice(0, index).flatMap((image, place) => {
    const isCarried = layers.slice(place + 1, index).some((card) => isCard(card, letters))
    return isCarried ? [] : [measureCrossing(image, letters)]
  })
  const value = Math.max(0, ...values) * PIXELS_PER_UNIT
  return value > LAYOUT_LIMITS.text_on_edge ? [{ rule: 'text_on_edge', layer: layer.id, value }] : []
}

/** How far a box lies both in and beyond the frame of an image without transparency: 0 when it is within or beside it. */
function measureCrossing({ layer, placed }: DrawnLayer, box: Box): number {
  if (layer.type !== 'image' || placed === undefined || placed.isWhole || layer.rotation !== 0) {
    return 0
  }
  const { frame } = placed
  const across = [Math.min(box.x + box.w, frame.x + frame.w) - Math.max(box.x, frame.x), box.w] as const
  const down = [Math.min(box.y + box.h, frame.y + frame.h) - Math.max(box.y, frame.y), box.h] as const
  if (across[0] <= 0 || down[0] <= 0) {
    return 0
  }
  const sides = [across, down].map(([inside, all]) => Math.min(inside, all - inside))
  return Math.max(0, ...sides)
}

/** Whether a layer carries a text: an opaque shape around all of it. */
function isCard(drawn: DrawnLayer, { x, y, w, h }: Box): boolean {
  const corners = [
    { x, y },
    { x: x + w, y },
    { x, y: y + h },
    { x: x + w, y: y + h },
  ]
  return drawn.layer.type === 'shape' && corners.every((corner) => getOpacity(drawn, corner) >= HIDING_OPACITY)
}

const BUTTON = 'call_to_action'
/** Shapes that are less opaque than this are decoration. */
const VISIBLE_OPACITY = 0.3

/** Checks that nothing touches the button, and that it crosses no edge of a card or an image. @param layers from back to front */
export function checkButton(layers: readonly DrawnLayer[]): LayoutFault[] {
  const words = layers.find(({ layer }) => layer.type === 'text' && layer.binding === BUTTON)
  const plate = layers.find(({ layer }) => layer.type === 'shape' && layer.needs === BUTTON)
  if (words?.text === undefined) {
    return []
  }
  const button: Box = plate?.layer ?? words.text.letters
  const others = layers.filter((one) => one !== words && one !== plate)
  const gap = Math.min(...others.map(({ text, logo }) => getGap(button, text?.letters ?? logo)))
  const isTouched = gap * PIXELS_PER_UNIT < LAYOUT_LIMITS.button_touched
  if (isTouched || others.some((other) => isCrossing(other, button))) {
    return [
      { rule: 'button_touched', layer: words.layer.id, value: isTouched ? Math.max(0, gap * PIXELS_PER_UNIT) : 0 },
    ]
  }
  return []
}

function getGap(a: Box, b: Box | undefined): number {
  return b === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h)
}

/** Whether the button lies partly in and partly beyond a card or an image. */
function isCrossing({ layer, placed }: DrawnLayer, { x, y, w, h }: Box): boolean {
  if (layer.rotation !== 0) {
    return false
  }
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
  const points = steps.flatMap((across) => steps.map((down) => ({ x: x + across * w, y: y + down * h })))
  const count = (isIn: (point: { x: number; y: number }) => boolean) => {
    const inside = points.filter(isIn).length
    return inside > 0 && inside < points.length
  }
  if (layer.type === 'image') {
    return placed !== undefined && !placed.isWhole && count((point) => isInForm(point, placed.frame, layer.style.form))
  }
  if (layer.type !== 'shape' || layer.style.form === 'dots' || !isFirm(layer.style)) {
    return false
  }
  return count((point) => isInBox(point, layer) && isInForm(point, layer, layer.style.form))
}

/** Whether a shape has an edge that can be seen: gradients that fade out have none. */
function isFirm({ fill, opacity }: Extract<DrawnLayer['layer'], { type: 'shape' }>['style']): boolean {
  const isFading = typeof fill !== 'string' && Math.min(fill.from_alpha ?? 1, fill.to_alpha ?? 1) < VISIBLE_OPACITY
  return opacity >= VISIBLE_OPACITY && !isFading
}
