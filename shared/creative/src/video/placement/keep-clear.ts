import { isLayerShown } from '../../drawing/draw-document.ts'
import { type AspectRatio, aspectRatios, getCanvasSize, type Size } from '../../formats.ts'
import type { Box, FormatLayout, Layer } from '../../layer.ts'
import type { PlannedCaption } from '../frame-plan.ts'
import type { VideoProject, VideoScene } from '../video-project.ts'
import { surround } from '../word-boxes.ts'
import { getFreeArea, type VideoPlacement } from './video-placement.ts'

type Design = Pick<VideoScene, 'texts' | 'formats'>

/** A text may reach this far into a covered area, in drawing units, before it is moved. */
const TOLERANCE = 1

/**
 * Lays the texts and logos of scenes and overlays out within the area that the project's placement does not cover. Parts that lie
 * there already stay the same objects, so that a second call changes nothing.
 */
export function keepProjectClear(project: VideoProject): VideoProject {
  const { placement, scenes, overlays } = project
  if (placement === undefined) {
    return project
  }
  const keep = <T extends Design>(designs: T[]): T[] => {
    const kept = designs.map((design) => keepDesignClear(design, placement))
    return kept.every((design, index) => design === designs[index]) ? designs : kept
  }
  const [keptScenes, keptOverlays] = [keep(scenes), keep(overlays)]
  return keptScenes === scenes && keptOverlays === overlays
    ? project
    : { ...project, scenes: keptScenes, overlays: keptOverlays }
}

function keepDesignClear<T extends Design>(design: T, placement: VideoPlacement): T {
  const formats = { ...design.formats }
  let isMoved = false
  for (const format of aspectRatios) {
    const layout = design.formats[format]
    const kept = layout && keepClear(layout, format, design.texts, placement)
    if (kept !== undefined && kept !== layout) {
      formats[format] = kept
      isMoved = true
    }
  }
  return isMoved ? { ...design, formats } : design
}

/**
 * Moves a layout into the free area of a placement, and makes it smaller where it does not fit. All layers that do not touch the edge of
 * the canvas change alike, so that what was laid out beside each other stays so, and lines break as before.
 */
function keepClear(
  layout: FormatLayout,
  format: AspectRatio,
  texts: Design['texts'],
  placement: VideoPlacement,
): FormatLayout {
  const area = getFreeArea(format, placement)
  const words = layout.layers.filter((layer) => isWords(layer) && isLayerShown(layer, texts))
  const around = surround(words)
  if (area === null || around === null) {
    return layout
  }
  const scale = Math.min(1, area.w / around.w, area.h / around.h)
  const [w, h] = [around.w * scale, around.h * scale]
  const x = Math.min(Math.max(around.x, area.x), area.x + area.w - w)
  const y = Math.min(Math.max(around.y, area.y), area.y + area.h - h)
  if (scale > 1 - TOLERANCE / 1000 && Math.abs(x - around.x) <= TOLERANCE && Math.abs(y - around.y) <= TOLERANCE) {
    return layout
  }
  const move = { scale, x: x - around.x * scale, y: y - around.y * scale }
  const canvas = getCanvasSize(format)
  return { ...layout, layers: layout.layers.map((layer) => (touchesEdge(layer, canvas) ? layer : place(layer, move))) }
}

function isWords({ type }: Layer): boolean {
  return type === 'text' || type === 'logo'
}

/** A background or an image that reaches to the edge stays there; words never do. */
function touchesEdge(layer: Layer, { width, height }: Size): boolean {
  const { x, y, w, h } = layer
  return !isWords(layer) && (x <= 0 || y <= 0 || x + w >= width || y + h >= height)
}

interface Move {
  scale: number
  x: number
  y: number
}

function place(layer: Layer, move: Move): Layer {
  const { scale } = move
  const box = placeBox(layer, move)
  switch (layer.type) {
    case 'text': {
      const { size, min_size } = layer.style
      const least = min_size === undefined ? {} : { min_size: min_size * scale }
      return { ...layer, ...box, style: { ...layer.style, size: size * scale, ...least } }
    }
    case 'shape': {
      const { radius, stroke } = layer.style
      const outline = stroke === undefined ? {} : { stroke: stroke * scale }
      return { ...layer, ...box, style: { ...layer.style, radius: radius * scale, ...outline } }
    }
    case 'image': {
      const { radius, border, subject_area } = layer.style
      const area = subject_area === undefined ? {} : { subject_area: placeBox(subject_area, move) }
      return {
        ...layer,
        ...box,
        style: { ...layer.style, radius: radius * scale, border: border * scale, ...area },
      }
    }
    case 'logo':
      return { ...layer, ...box }
  }
}

function placeBox({ x, y, w, h }: Box, move: Move): Box {
  return { x: x * move.scale + move.x, y: y * move.scale + move.y, w: w * move.scale, h: h * move.scale }
}

/** Moves a planned caption into the free area of the project's placement. Its words break anew when the area is narrower. */
export function keepCaptionClear(
  caption: PlannedCaption | null,
  format: AspectRatio,
  placement: VideoPlacement | undefined,
): PlannedCaption | null {
  const area = placement === undefined ? null : getFreeArea(format, placement)
  if (caption === null || area === null) {
    return caption
  }
  const w = Math.min(caption.box.w, area.w)
  const h = Math.min(caption.box.h, area.h)
  const x = Math.min(Math.max(caption.box.x, area.x), area.x + area.w - w)
  const y = Math.min(Math.max(caption.box.y, area.y), area.y + area.h - h)
  return { ...caption, box: { x, y, w, h } }
}
