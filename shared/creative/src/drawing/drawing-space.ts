import { withAlpha } from '../color.ts'
import type { Size } from '../formats.ts'
import type { Box, Fill } from '../layer.ts'
import { type CreativeLook, resolveColor } from '../look.ts'
import type { CreativePicture } from '../picture.ts'

/** A decoded image. */
export interface DrawableImage extends Size {
  source: CanvasImageSource
}

/** The range of luminances behind a text, without the outermost 2% so that single pixels do not decide. */
export interface Background {
  darkest: number
  lightest: number
}

/**
 * The measurements behind the texts of a drawing, in drawing order. When they are passed to the next drawing of the same layers, it keeps
 * the chosen colours: reading pixels takes most of a drawing's time, which is too slow while a layer is dragged.
 */
export interface Measurements {
  known: readonly Background[]
  /** Filled by the drawing. */
  taken: Background[]
}

export interface DrawnLogo {
  /** In drawing units. */
  box: Box
  /** The logo's image; missing when its mark or name was drawn. */
  image?: DrawableImage
}

/** What a drawing did with the layers, for layout checks. */
export interface DrawingReport {
  /** Each drawn logo, by the layer's id. */
  logos: Map<string, DrawnLogo>
  /** The ids of shapes that were not needed. */
  omitted: Set<string>
}

/** The context that every layer needs to draw itself. Lengths are in drawing units; `pixels` is the number of pixels per unit. */
export interface DrawingSpace extends Size {
  context: CanvasRenderingContext2D
  /** The content behind a layer that is drawn onto a separate canvas. */
  backdrop?: CanvasRenderingContext2D
  look: CreativeLook
  texts: Readonly<Record<string, string>>
  pictures: Readonly<Record<string, CreativePicture>>
  /** By the asset's id. */
  images: ReadonlyMap<string, DrawableImage>
  pixels: number
  measurements?: Measurements
  report?: DrawingReport
}

/** A canvas fill for a colour or a gradient across a box. */
export function toFillStyle(fill: Fill, box: Box, { context, look }: DrawingSpace) {
  const { palette } = look
  if (typeof fill === 'string') {
    return resolveColor(fill, palette)
  }
  const angle = (fill.angle * Math.PI) / 180
  const reachX = (Math.sin(angle) * box.w) / 2
  const reachY = (-Math.cos(angle) * box.h) / 2
  const [middleX, middleY] = [box.x + box.w / 2, box.y + box.h / 2]
  const gradient = context.createLinearGradient(middleX - reachX, middleY - reachY, middleX + reachX, middleY + reachY)
  gradient.addColorStop(fill.from_at ?? 0, withAlpha(resolveColor(fill.from, palette), fill.from_alpha ?? 1))
  gradient.addColorStop(fill.to_at ?? 1, withAlpha(resolveColor(fill.to, palette), fill.to_alpha ?? 1))
  return gradient
}
