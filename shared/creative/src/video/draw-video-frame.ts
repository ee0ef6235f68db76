import { drawDocumentBackground } from '../drawing/draw-document.ts'
import type { DrawableImage } from '../drawing/drawing-space.ts'
import { type AspectRatio, getCanvasSize } from '../formats.ts'
import { resolveColor } from '../look.ts'
import { drawCaption } from './draw-caption.ts'
import { drawClipFrame } from './draw-clip-frame.ts'
import type { FrameDrawing, FramePlan, Placing, PlannedDesign } from './frame-plan.ts'
import { drawZoomed } from './draw-zoomed.ts'
import { type MakeContext, prepareDesign, type PreparedDesign } from './prepare-design.ts'
import type { Overlay, VideoProject, VideoScene } from './video-project.ts'

export interface VideoResources {
  /** The decoded images by asset id. Another map means other images: the designs are then drawn again. */
  images: ReadonlyMap<string, DrawableImage>
  /** A frame of a clip's file; null while it is not there, which shows a plain colour. */
  getClipFrame: (assetId: string, clipFrame: number) => DrawableImage | null
}

interface Options {
  format: AspectRatio
  /** Width of the frames in pixels; the height follows from the format. */
  width: number
  makeContext: MakeContext
}

/** Scenes and overlays that stay prepared: a transition needs two scenes at once. */
const MOST_PREPARED = 6

/**
 * Draws planned frames. The browser and the renderer run this same code. The layers of a scene or an overlay are drawn once and moved in
 * each frame, until the design, the look or the images change.
 */
export function createFrameDrawer({ format, width, makeContext }: Options) {
  const canvas = getCanvasSize(format)
  const height = Math.round((canvas.height * width) / canvas.width)
  const pixels = width / canvas.width
  const prepared = new Map<VideoScene | Overlay, PreparedDesign>()
  let basis: { look: VideoProject['look']; images: VideoResources['images'] } | null = null
  let group: CanvasRenderingContext2D | null = null

  function prepare(design: VideoScene | Overlay, look: VideoProject['look'], images: VideoResources['images']) {
    if (basis?.look !== look || basis.images !== images) {
      prepared.clear()
      basis = { look, images }
    }
    const ready = prepared.get(design) ?? prepareDesign(design, { format, width, look, images, makeContext })
    // The design that was used last stands at the end.
    prepared.delete(design)
    prepared.set(design, ready)
    const [oldest] = prepared.keys()
    if (prepared.size > MOST_PREPARED && oldest !== undefined) {
      prepared.delete(oldest)
    }
    return ready
  }

  function drawDesign(
    context: CanvasRenderingContext2D,
    project: VideoProject,
    planned: PlannedDesign,
    resources: VideoResources,
  ): void {
    const designs: readonly (VideoScene | Overlay)[] = planned.kind === 'scene' ? project.scenes : project.overlays
    const design = designs.find(({ id }) => id === planned.id)
    if (design === undefined) {
      return
    }
    const ready = prepare(design, project.look, resources.images)
    if (planned.opacity === 1) {
      drawPlaced(context, planned, pixels, () => drawAll(context, ready, planned, resources))
      return
    }
    group ??= makeContext(width, height)
    const scratch = group
    scratch.clearRect(0, 0, width, height)
    drawPlaced(scratch, { ...planned, opacity: 1 }, pixels, () => drawAll(scratch, ready, planned, resources))
    context.globalAlpha = planned.opacity
    context.drawImage(scratch.canvas, 0, 0)
    context.globalAlpha = 1
  }

  function drawAll(
    context: CanvasRenderingContext2D,
    ready: PreparedDesign,
    { drawings }: PlannedDesign,
    resources: VideoResources,
  ): void {
    context.beginPath()
    context.rect(0, 0, width, height)
    context.clip()
    for (const drawing of drawings) {
      drawPlaced(context, drawing, pixels, () => drawOne(context, ready, drawing, resources))
    }
  }

  function drawOne(
    context: CanvasRenderingContext2D,
    { document, still, layers }: PreparedDesign,
    drawing: FrameDrawing,
    { getClipFrame }: VideoResources,
  ): void {
    switch (drawing.kind) {
      case 'background':
        if (document.formats[format] === undefined) {
          context.fillStyle = resolveColor('paper', document.look.palette)
          context.fillRect(0, 0, width, height)
        } else {
          drawDocumentBackground(context, document, { format, width })
        }
        return
      case 'still':
        if (still !== null) {
          context.drawImage(still.canvas, 0, 0, width, height)
        }
        return
      case 'clip': {
        const image = getClipFrame(drawing.asset_id, drawing.clip_frame)
        if (image === null) {
          context.fillStyle = resolveColor('soft', document.look.palette)
          context.fillRect(0, 0, width, height)
        } else {
          drawClipFrame(context, image, { width, height })
        }
        return
      }
      case 'layer': {
        const sprite = layers.get(drawing.layer_id)
        if (sprite !== undefined) {
          context.drawImage(sprite.canvas, sprite.x, sprite.y)
          drawZoomed(context, sprite, drawing.zoom, pixels)
        }
      }
    }
  }

  return {
    width,
    height,

    /** Draws one frame onto a canvas of this drawer's size. Files that are missing leave a plain colour. */
    draw(context: CanvasRenderingContext2D, project: VideoProject, plan: FramePlan, resources: VideoResources): void {
      context.fillStyle = resolveColor('paper', project.look.palette)
      context.fillRect(0, 0, width, height)
      for (const design of plan.designs) {
        drawDesign(context, project, design, resources)
      }
      if (plan.caption !== null) {
        context.save()
        context.scale(pixels, pixels)
        drawCaption(context, plan.caption, project.look)
        context.restore()
      }
    },
  }
}

export type FrameDrawer = ReturnType<typeof createFrameDrawer>

/** Runs a drawing at its place. @param placing in drawing units, of which each has a number of `pixels` */
function drawPlaced(context: CanvasRenderingContext2D, placing: Placing, pixels: number, draw: () => void): void {
  const [originX, originY] = [placing.origin.x * pixels, placing.origin.y * pixels]
  context.save()
  context.globalAlpha *= placing.opacity
  context.translate(originX + placing.x * pixels, originY + placing.y * pixels)
  context.scale(placing.scale, placing.scale)
  context.translate(-originX, -originY)
  draw()
  context.restore()
}
