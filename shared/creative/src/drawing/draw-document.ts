import type { CreativeDocument } from '../document.ts'
import { hasFacts } from '../facts.ts'
import { type AspectRatio, getCanvasSize } from '../formats.ts'
import type { FormatLayout, Layer } from '../layer.ts'
import { drawImageLayer } from './draw-image-layer.ts'
import { drawLogoLayer } from './draw-logo-layer.ts'
import { drawShapeLayer } from './draw-shape-layer.ts'
import { type DrawnText, drawTextLayer } from './draw-text-layer.ts'
import {
  type DrawableImage,
  type DrawingReport,
  type DrawingSpace,
  type Measurements,
  toFillStyle,
} from './drawing-space.ts'

interface DrawingOptions {
  format: AspectRatio
  /** Width of the canvas in pixels. */
  width: number
  /** The decoded assets, by id. An image layer whose asset is missing stays empty. */
  images?: ReadonlyMap<string, DrawableImage>
  /** The measurements of an earlier drawing of the same layers; this drawing adds its own. */
  measurements?: Measurements
  /** Filled by this drawing: what it did with the layers. */
  report?: DrawingReport
}

/**
 * Draws one format of a document onto a canvas of the given `width`, with the height of the format. The browser and the server run this
 * same code; `Path2D` is a global in both. The same input gives the same pixels.
 * @returns the result of each text
 * @throws {RangeError} when the document is not laid out for this format
 */
export function drawDocument(
  context: CanvasRenderingContext2D,
  document: CreativeDocument,
  options: DrawingOptions,
): DrawnText[] {
  const layout = getLayout(document, options.format)
  const space = createDrawingSpace(context, document, options)
  context.save()
  context.scale(space.pixels, space.pixels)
  drawBackground(space, layout)
  const texts = layout.layers.flatMap((layer) => drawLayer(space, layer))
  context.restore()
  return texts
}

/** Draws the background behind all layers of a format. @throws {RangeError} when the document is not laid out for this format */
export function drawDocumentBackground(
  context: CanvasRenderingContext2D,
  document: CreativeDocument,
  options: DrawingOptions,
): void {
  const layout = getLayout(document, options.format)
  drawIn(createDrawingSpace(context, document, options), (space) => drawBackground(space, layout))
}

/**
 * Draws one layer onto an empty canvas, so that it can be moved on its own. Its colours are chosen for the content of `backdrop`: the
 * canvas of the same size that holds everything behind the layer.
 */
export function drawDocumentLayer(
  context: CanvasRenderingContext2D,
  document: CreativeDocument,
  layer: Layer,
  { backdrop, ...options }: DrawingOptions & { backdrop: CanvasRenderingContext2D },
): void {
  drawIn({ ...createDrawingSpace(context, document, options), backdrop }, (space) => drawLayer(space, layer))
}

function drawIn(space: DrawingSpace, draw: (space: DrawingSpace) => void): void {
  space.context.save()
  space.context.scale(space.pixels, space.pixels)
  draw(space)
  space.context.restore()
}

/** @throws {RangeError} when the document is not laid out for this format */
function getLayout(document: Pick<CreativeDocument, 'formats' | 'template_id'>, format: AspectRatio) {
  const layout = document.formats[format]
  if (layout === undefined) {
    throw new RangeError(`The template ${document.template_id} does not come in ${format}.`)
  }
  return layout
}

/** The drawing target of layers; the caller scales the context. */
function createDrawingSpace(
  context: CanvasRenderingContext2D,
  { look, texts, pictures }: CreativeDocument,
  { format, width, images = new Map(), measurements, report }: DrawingOptions,
): DrawingSpace {
  const size = getCanvasSize(format)
  return {
    context,
    look,
    texts,
    pictures,
    images,
    pixels: width / size.width,
    ...size,
    ...(measurements && { measurements }),
    ...(report && { report }),
  }
}

function drawBackground(space: DrawingSpace, { background }: FormatLayout): void {
  const everything = { x: 0, y: 0, w: space.width, h: space.height }
  space.context.fillStyle = toFillStyle(background, everything, space)
  space.context.fillRect(0, 0, space.width, space.height)
}

/** Draws one layer over the existing content. */
function drawLayer(space: DrawingSpace, layer: Layer): DrawnText[] {
  const { context } = space
  if (!isLayerShown(layer, space.texts)) {
    return []
  }
  context.save()
  rotate(context, layer)
  const drawn = drawContent(space, layer)
  context.restore()
  return drawn
}

/** Whether a layer is drawn: it is not hidden, and it has the facts that it shows. */
export function isLayerShown(layer: Layer, texts: Readonly<Record<string, string>>): boolean {
  return !layer.hidden && hasFacts(layer, texts)
}

function rotate(context: CanvasRenderingContext2D, { x, y, w, h, rotation }: Layer): void {
  if (rotation === 0) {
    return
  }
  context.translate(x + w / 2, y + h / 2)
  context.rotate((rotation * Math.PI) / 180)
  context.translate(-(x + w / 2), -(y + h / 2))
}

function drawContent(space: DrawingSpace, layer: Layer): DrawnText[] {
  switch (layer.type) {
    case 'shape':
      drawShapeLayer(space, layer)
      return []
    case 'logo':
      drawLogoLayer(space, layer)
      return []
    case 'image': {
      const picture = space.pictures[layer.binding]
      if (picture !== undefined) {
        drawImageLayer(space, layer, picture)
      }
      return []
    }
    case 'text':
      return [drawTextLayer(space, layer, space.texts[layer.binding] ?? '')]
  }
}
