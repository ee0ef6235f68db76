import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Creative } from './creative.ts'
import { registerFonts } from './fonts.ts'
import { fillStyleOf, spaceOf, type CanvasSpace } from './layers/canvas-space.ts'
import { drawImageLayer } from './layers/draw-image-layer.ts'
import { drawLogoLayer } from './layers/draw-logo-layer.ts'
import { drawShapeLayer } from './layers/draw-shape-layer.ts'
import { type DrawnText, drawTextLayer } from './layers/draw-text-layer.ts'
import { findTemplate } from './template-catalogue.ts'
import type { Layer, Template } from './template.ts'

/**
 * Draws a creative. The same input gives the same pixels.
 * @param width in pixels; the height follows from the aspect ratio
 * @returns the canvas, and how each text came out
 * @throws {RangeError} for a template that does not exist or does not come in this aspect ratio
 */
export function drawCreative(creative: Creative, width: number): { canvas: Canvas; texts: DrawnText[] } {
  registerFonts()
  const template = findTemplate(creative.template)
  if (!template.aspect_ratios.includes(creative.aspect_ratio)) {
    throw new RangeError(`The template ${template.id} does not come in ${creative.aspect_ratio}.`)
  }
  const size = spaceOf(creative.aspect_ratio)
  const pixels = width / size.width
  const canvas = createCanvas(width, Math.round(size.height * pixels))
  const context = canvas.getContext('2d')
  context.scale(pixels, pixels)
  const space: CanvasSpace = { context, creative, pixels, ...size }
  drawBackground(space, template)
  const texts = template.layers.flatMap((layer) => drawLayer(space, layer))
  return { canvas, texts }
}

function drawBackground(space: CanvasSpace, template: Template): void {
  const everything = { x: 0, y: 0, w: space.width, h: space.height }
  space.context.fillStyle = fillStyleOf(template.background, everything, space)
  space.context.fillRect(0, 0, space.width, space.height)
}

function drawLayer(space: CanvasSpace, layer: Layer): DrawnText[] {
  const { context, creative } = space
  if (layer.needs !== undefined && !creative.texts[layer.needs]) {
    return []
  }
  context.save()
  turn(space, layer)
  const drawn = drawContent(space, layer)
  context.restore()
  return drawn
}

function turn({ context, creative, width, height }: CanvasSpace, layer: Layer): void {
  if (layer.rotate === undefined) {
    return
  }
  const box = layer.at?.[creative.aspect_ratio] ?? layer
  const middleX = ((box.x + box.w / 2) / 100) * width
  const middleY = ((box.y + box.h / 2) / 100) * height
  context.translate(middleX, middleY)
  context.rotate((layer.rotate * Math.PI) / 180)
  context.translate(-middleX, -middleY)
}

function drawContent(space: CanvasSpace, layer: Layer): DrawnText[] {
  switch (layer.type) {
    case 'shape':
      drawShapeLayer(space, layer)
      return []
    case 'logo':
      drawLogoLayer(space, layer)
      return []
    case 'image': {
      const picture = space.creative.pictures[layer.binding]
      if (picture !== undefined) {
        drawImageLayer(space, layer, picture)
      }
      return []
    }
    case 'text': {
      const text = space.creative.texts[layer.binding]
      return text ? [drawTextLayer(space, layer, text)] : []
    }
  }
}
