import type { CreativeDocument } from '../document.ts'
import { drawDocumentBackground, drawDocumentLayer, isLayerShown } from '../drawing/draw-document.ts'
import type { DrawableImage } from '../drawing/drawing-space.ts'
import { type AspectRatio, getCanvasSize } from '../formats.ts'
import { isShownWhole } from '../drawing/place-image.ts'
import type { Box, ImageLayer, Layer } from '../layer.ts'
import type { CreativeLook } from '../look.ts'
import { drawBlurredCover } from './draw-blurred-cover.ts'
import { toStillLayer } from './still-layer.ts'
import { STILL_SCALE } from './still-motion.ts'
import type { Overlay, VideoScene } from './video-project.ts'

/** The canvases that a drawing needs: an empty one of that many pixels. Colours are read from it. */
export type MakeContext = (width: number, height: number) => CanvasRenderingContext2D

/** A part of a canvas in pixels: something that was drawn once and is moved in each frame. */
export interface Sprite {
  canvas: HTMLCanvasElement
  x: number
  y: number
  /** The layer of an image that fills a frame; null for everything that has its own outline. */
  framed: ImageLayer | null
}

/** A scene or an overlay whose layers are drawn. */
export interface PreparedDesign {
  document: CreativeDocument
  still: Sprite | null
  layers: ReadonlyMap<string, Sprite>
}

interface Options {
  format: AspectRatio
  /** Pixels. */
  width: number
  look: CreativeLook
  images: ReadonlyMap<string, DrawableImage>
  makeContext: MakeContext
}

/** Shadows and plates reach beyond a layer's box, in drawing units. */
const REACH = 70

/**
 * Draws each layer of a scene or an overlay in one format once, so that frames only move them. Texts get colours that are readable on what
 * is behind them; over a clip and in overlays, where that changes, they get a dark plate.
 */
export function prepareDesign(design: VideoScene | Overlay, options: Options): PreparedDesign {
  const { format, width, look, images, makeContext } = options
  const { texts, pictures, formats } = design
  const document: CreativeDocument = { schema_version: 1, template_id: null, look, texts, pictures, formats }
  const layout = formats[format]
  const size = getCanvasSize(format)
  const height = Math.round((size.height * width) / size.width)
  const still = drawStill(design, options, height)
  const backdrop = makeContext(width, height)
  if (layout !== undefined) {
    drawDocumentBackground(backdrop, document, { format, width })
  }
  if (still !== null) {
    backdrop.drawImage(still.canvas, 0, 0, width, height)
  }
  const layers = new Map<string, Sprite>()
  const scratch = makeContext(width, height)
  const isOnPlates = !('background' in design) || design.background.kind === 'clip'
  for (const own of layout?.layers ?? []) {
    const layer = isOnPlates ? withPlate(own) : own
    if (isLayerShown(layer, texts)) {
      scratch.clearRect(0, 0, width, height)
      drawDocumentLayer(scratch, document, layer, { format, width, images, backdrop })
      backdrop.drawImage(scratch.canvas, 0, 0)
      const sprite = cut(scratch, layer, width / size.width, { makeContext, pictures })
      if (sprite !== null) {
        layers.set(layer.id, sprite)
      }
    }
  }
  release(scratch)
  release(backdrop)
  return { document, still, layers }
}

/** Gives the pixels of a canvas back at once: a canvas of 1080 × 1920 holds 8 MB until the garbage collector comes to it. */
function release({ canvas }: CanvasRenderingContext2D): void {
  canvas.width = 1
  canvas.height = 1
}

function isFramed(layer: Layer, pictures: CreativeDocument['pictures']): layer is ImageLayer {
  const picture = layer.type === 'image' ? pictures[layer.binding] : undefined
  return layer.type === 'image' && layer.rotation === 0 && picture !== undefined && !isShownWhole(layer, picture)
}

function withPlate(layer: Layer): Layer {
  return layer.type === 'text' && layer.style.plate === undefined
    ? { ...layer, style: { ...layer.style, color: 'white', plate: 'black' } }
    : layer
}

/** The image behind a scene, drawn as large as its motion shows it. The product stays within the area that is always visible. */
function drawStill(
  design: VideoScene | Overlay,
  { format, width, look, images, makeContext }: Options,
  height: number,
): Sprite | null {
  if (!('background' in design) || design.background.kind !== 'still') {
    return null
  }
  const { picture } = design.background
  const layer = toStillLayer(design, picture, format)
  const document: CreativeDocument = {
    schema_version: 1,
    template_id: null,
    look,
    texts: {},
    pictures: { still: picture },
    formats: { [format]: { background: 'soft', layers: [] } },
  }
  const large = { width: Math.round(width * STILL_SCALE), height: Math.round(height * STILL_SCALE) }
  const context = makeContext(large.width, large.height)
  const image = picture.kind === 'asset' ? images.get(picture.asset_id) : undefined
  if (image !== undefined && !coversCanvas(layer, format)) {
    drawBlurredCover(context, image, large)
  }
  drawDocumentLayer(context, document, layer, { format, width: large.width, images, backdrop: context })
  return { canvas: context.canvas, x: 0, y: 0, framed: null }
}

function coversCanvas({ w, h }: Box, format: AspectRatio): boolean {
  const { width, height } = getCanvasSize(format)
  return w >= width && h >= height
}

/** The part of a canvas that a layer can reach; null when that is outside of the canvas. */
function cut(
  from: CanvasRenderingContext2D,
  layer: Layer,
  pixels: number,
  { makeContext, pictures }: { makeContext: MakeContext; pictures: CreativeDocument['pictures'] },
): Sprite | null {
  const { x, y, w, h } = getReach(layer)
  const left = Math.max(0, Math.floor(x * pixels))
  const top = Math.max(0, Math.floor(y * pixels))
  const width = Math.min(from.canvas.width, Math.ceil((x + w) * pixels)) - left
  const height = Math.min(from.canvas.height, Math.ceil((y + h) * pixels)) - top
  if (width <= 0 || height <= 0) {
    return null
  }
  const context = makeContext(width, height)
  context.drawImage(from.canvas, left, top, width, height, 0, 0, width, height)
  return { canvas: context.canvas, x: left, y: top, framed: isFramed(layer, pictures) ? layer : null }
}

/** The box of a layer with its shadow; of a rotated one, the square around all of its rotations. */
function getReach({ x, y, w, h, rotation }: Layer): Box {
  const side = rotation === 0 ? null : Math.hypot(w, h)
  const [width, height] = [side ?? w, side ?? h]
  return {
    x: x + (w - width) / 2 - REACH,
    y: y + (h - height) / 2 - REACH,
    w: width + REACH * 2,
    h: height + REACH * 2,
  }
}
