import { drawDocumentBackground, drawDocumentLayer } from '@marquee/creative/draw-document'
import { FULL_SIZE, getCanvasSize } from '@marquee/creative/formats'
import { getLayerState, type LayerMotion, planMotion } from '@marquee/creative/motion'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { z } from 'zod'
import { registerFonts } from '../fonts/register-fonts.ts'
import type { ReportProgress } from '../processes/process-runner.ts'
import { encodeWebm } from '../video/encode-webm.ts'
import { creative, toDocument } from './creative.ts'
import { openContext } from './draw-on-canvas.ts'

/** A video of an ad of the demo library. */
export const videoOrder = z.object({
  creative,
  /** Pixels; the height follows from the format. */
  width: z.number().int().min(16).max(1080),
  /** Seconds. */
  duration: z.number().positive().max(60),
})
export type VideoOrder = z.infer<typeof videoOrder>

interface Sprite {
  canvas: Canvas
  motion: LayerMotion
}

const FRAMES_PER_SECOND = 30

/** Draws the layers of a creative, which appear one after the other, and encodes them. @returns a WebM file */
export function renderVideo({ creative: drawn, width, duration }: VideoOrder, report: ReportProgress): Promise<Buffer> {
  const full = FULL_SIZE[drawn.aspect_ratio]
  const height = toEven((full.height * width) / full.width)
  const size = { width: toEven(width), height }
  const count = Math.round(duration * FRAMES_PER_SECOND)
  const { background, sprites, canvasSize } = drawSprites(drawn, size)

  function* drawFrames(): Generator<Buffer> {
    const canvas = createCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    const pixels = size.width / canvasSize.width
    for (let index = 0; index < count; index += 1) {
      context.drawImage(background, 0, 0)
      for (const { canvas: sprite, motion } of sprites) {
        const state = getLayerState(motion, canvasSize, index / FRAMES_PER_SECOND, duration)
        const [x, y] = [state.origin.x * pixels, state.origin.y * pixels]
        context.save()
        context.globalAlpha = state.opacity
        context.translate(x, y + state.shift * pixels)
        context.scale(state.scale, state.scale)
        context.drawImage(sprite, -x, -y)
        context.restore()
      }
      if (index % FRAMES_PER_SECOND === 0) {
        report(index / count, 'Drawing the video')
      }
      yield canvas.data()
    }
  }
  return encodeWebm({ ...size, framesPerSecond: FRAMES_PER_SECOND }, drawFrames())
}

/** Each layer has its own canvas: it is drawn once and moved in every frame. */
function drawSprites(drawn: VideoOrder['creative'], size: { width: number; height: number }) {
  const document = toDocument(drawn)
  registerFonts([...Object.values(document.texts), document.look.brand_name])
  const options = { format: drawn.aspect_ratio, width: size.width }
  const canvasSize = getCanvasSize(drawn.aspect_ratio)
  const background = createCanvas(size.width, size.height)
  drawDocumentBackground(openContext(background), document, options)

  const backdrop = createCanvas(size.width, size.height)
  backdrop.getContext('2d').drawImage(background, 0, 0)
  const layers = document.formats[drawn.aspect_ratio]?.layers ?? []
  const motions = planMotion(layers, canvasSize)
  const sprites: Sprite[] = []
  for (const [index, layer] of layers.entries()) {
    const motion = motions[index]
    if (motion !== undefined) {
      const canvas = createCanvas(size.width, size.height)
      drawDocumentLayer(openContext(canvas), document, layer, { ...options, backdrop: openContext(backdrop) })
      backdrop.getContext('2d').drawImage(canvas, 0, 0)
      sprites.push({ canvas, motion })
    }
  }
  return { background, sprites, canvasSize }
}

/** Colors are stored for blocks of two by two pixels. */
function toEven(length: number): number {
  return Math.round(length / 2) * 2
}
