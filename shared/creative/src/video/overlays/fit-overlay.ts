import { type AspectRatio, getCanvasSize, toUnits } from '../../formats.ts'
import type { Box, FormatLayout, Layer, TextLayer } from '../../layer.ts'
import type { CreativeLook } from '../../look.ts'
import { getWordsArea } from '../../safe-areas.ts'
import { fitText } from '../../text-layout.ts'
import { estimateTextWidth } from '../../text-width.ts'
import type { Overlay } from '../video-project.ts'

/** Where the middle of an overlay is, as shares of the area that no placement covers: 0 at its left or upper edge, 1 at the other. */
export interface OverlayPlace {
  x: number
  y: number
}

/** The plate reaches beyond its words by this share of the font size at each side. */
const PLATE_REACH = 0.28
/** Estimated widths are right to some percent. */
const WIDTH_SLACK = 1.06
/** The most of the area's height that a text takes before it becomes smaller. */
const MOST_HEIGHT = 0.5
/** The size that a text keeps at least, as a share of its wished size. */
const LEAST_SIZE = 0.45

/**
 * Fits an overlay in each format: texts get the box that their words need, and everything together lies at the place, within the area that
 * no placement covers.
 */
export function fitOverlay(overlay: Overlay, look: CreativeLook, place: OverlayPlace): Overlay {
  const formats = Object.fromEntries(
    Object.entries(overlay.formats).map(([name, layout]) => {
      const format = name as AspectRatio
      const layers = layout.layers.map((layer) =>
        layer.type === 'text' ? fitTextBox(layer, overlay.texts[layer.binding] ?? '', format, look) : layer,
      )
      return [format, { ...layout, layers: placeLayers(layers, format, place) }]
    }),
  )
  return { ...overlay, formats }
}

/** The place of an overlay in a format; the middle when it has no layers. */
export function getOverlayPlace({ formats }: Pick<Overlay, 'formats'>, format: AspectRatio): OverlayPlace {
  const bounds = getOverlayBounds(formats[format])
  if (bounds === null) {
    return { x: 0.5, y: 0.5 }
  }
  const room = getRoom(bounds, format)
  return { x: toShare(bounds.x - room.x, room.w), y: toShare(bounds.y - room.y, room.h) }
}

/** The place at which the upper left corner of an overlay lies at a point, in drawing units. */
export function toOverlayPlace(bounds: Box, format: AspectRatio): OverlayPlace {
  const room = getRoom(bounds, format)
  return { x: toShare(bounds.x - room.x, room.w), y: toShare(bounds.y - room.y, room.h) }
}

/** The box around all layers of a format, in drawing units; null without layers. */
export function getOverlayBounds(layout: FormatLayout | undefined): Box | null {
  const layers = layout?.layers ?? []
  if (layers.length === 0) {
    return null
  }
  const x = Math.min(...layers.map((layer) => layer.x))
  const y = Math.min(...layers.map((layer) => layer.y))
  const right = Math.max(...layers.map((layer) => layer.x + layer.w))
  const bottom = Math.max(...layers.map((layer) => layer.y + layer.h))
  return { x, y, w: right - x, h: bottom - y }
}

function placeLayers(layers: Layer[], format: AspectRatio, { x, y }: OverlayPlace): Layer[] {
  const bounds = getOverlayBounds({ background: 'paper', layers })
  if (bounds === null) {
    return layers
  }
  const room = getRoom(bounds, format)
  const moved = { x: room.x + room.w * x - bounds.x, y: room.y + room.h * y - bounds.y }
  return layers.map((layer) => ({ ...layer, x: layer.x + moved.x, y: layer.y + moved.y }))
}

/** Where the upper left corner of a box may be, so that the box lies in the area that no placement covers. */
function getRoom({ w, h }: Pick<Box, 'w' | 'h'>, format: AspectRatio): Box {
  const area = getWordsArea(format)
  return {
    x: toUnits(area.x),
    y: toUnits(area.y),
    w: Math.max(0, toUnits(area.w) - w),
    h: Math.max(0, toUnits(area.h) - h),
  }
}

function toShare(distance: number, room: number): number {
  return room === 0 ? 0.5 : Math.min(1, Math.max(0, distance / room))
}

/** Gives a text the box of its lines, with its plate. */
function fitTextBox(layer: TextLayer, text: string, format: AspectRatio, { fonts }: CreativeLook): TextLayer {
  const area = getWordsArea(format)
  const size = toUnits(layer.style.size)
  const { font, caps, line_height } = layer.style
  const shown = caps ? text.toLocaleUpperCase('en') : text
  const measure = (line: string, at: number) => estimateTextWidth(line, { size: at, font, fonts }) * WIDTH_SLACK
  const reach = size * PLATE_REACH * 2
  const most = {
    width: toUnits(area.w) - reach,
    height: Math.min(toUnits(area.h), getCanvasSize(format).height * MOST_HEIGHT),
  }
  const fit = fitText({
    text: shown,
    ...most,
    size,
    minSize: size * LEAST_SIZE,
    lineHeight: line_height,
    measure,
    balance: true,
  })
  const longest = Math.max(fit.size, ...fit.lines.map((line) => measure(line, fit.size)))
  return {
    ...layer,
    w: Math.min(most.width, longest) + reach,
    h: Math.min(most.height, fit.lines.length * fit.size * line_height) + fit.size * 0.1,
    style: { ...layer.style, min_size: layer.style.size * LEAST_SIZE },
  }
}
