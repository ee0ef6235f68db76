import type { CreativeDocument } from '../document.ts'
import { isLayerShown } from '../drawing/draw-document.ts'
import type { DrawnText } from '../drawing/draw-text-layer.ts'
import type { DrawingReport } from '../drawing/drawing-space.ts'
import { type AspectRatio, getCanvasSize, type Size } from '../formats.ts'
import type { ImageSubject } from '../image-subject.ts'
import type { Box, Layer } from '../layer.ts'
import type { Placement } from '../safe-areas.ts'
import { checkEmptiness } from './check-emptiness.ts'
import { checkFacts } from './check-facts.ts'
import { checkImages } from './check-images.ts'
import { checkButton, checkTexts } from './check-texts.ts'
import { type DrawnLayer, findPlacedImage } from './layer-cover.ts'
import { LAYOUT_LIMITS, type LayoutFault } from './layout-fault.ts'

/** A creative after its drawing. */
export interface DrawnCreative {
  document: CreativeDocument
  format: AspectRatio
  /** The results of its texts. */
  texts: readonly DrawnText[]
  /** What its drawing did with the layers. */
  report: DrawingReport
  /** The sizes of its images in pixels, by the asset's id. */
  images: ReadonlyMap<string, Size>
  /** What its images really show, by the asset's id; without it, it is checked by the subjects that it was laid out by. */
  subjects?: ReadonlyMap<string, ImageSubject> | undefined
  /** The placement that it is made for; null for the usual ones of its format. */
  placement: Placement | null
  /** What was measured on the pixels. */
  pixels: {
    /** For each row from the top whether it has no edge; empty for formats in which emptiness is no fault. */
    emptyRows: readonly boolean[]
    /** The share of each logo's own pixels that have contrast with their background, by the layer's id. */
    readableLogoShares: ReadonlyMap<string, number>
  }
}

/** Checks a drawn creative by the rules of {@link LAYOUT_LIMITS}. @returns the faults, in the order of the layers' checks */
export function checkLayout(drawn: DrawnCreative): LayoutFault[] {
  const { document, format } = drawn
  const layers = listDrawnLayers(drawn)
  return [
    ...checkImages(layers, getCanvasSize(format)),
    ...checkTexts(layers, format, drawn.placement),
    ...checkButton(layers),
    ...checkFacts(layers, document),
    ...checkEmptiness(layers, format, drawn.pixels.emptyRows),
    ...checkLogos(drawn),
  ]
}

function checkLogos({ pixels }: DrawnCreative): LayoutFault[] {
  return [...pixels.readableLogoShares]
    .filter(([, share]) => share < LAYOUT_LIMITS.logo_lost)
    .map(([layer, value]) => ({ rule: 'logo_lost', layer, value }))
}

function listDrawnLayers({ document, format, texts, report, images, subjects }: DrawnCreative): DrawnLayer[] {
  const results = new Map(texts.map((text) => [text.layer, text]))
  const layers = document.formats[format]?.layers ?? []
  return layers
    .filter((layer) => isLayerShown(layer, document.texts) && !report.omitted.has(layer.id))
    .map((layer) =>
      toDrawnLayer(layer, {
        text: results.get(layer.id),
        logo: report.logos.get(layer.id)?.box,
        document,
        images,
        subjects,
      }),
    )
}

function toDrawnLayer(
  layer: Layer,
  {
    text,
    logo,
    document,
    images,
    subjects,
  }: { text: DrawnText | undefined; logo: Box | undefined } & Pick<DrawnCreative, 'document' | 'images' | 'subjects'>,
): DrawnLayer {
  const placed =
    layer.type === 'image' ? findPlacedImage(layer, document.pictures[layer.binding], { images, subjects }) : undefined
  return {
    layer,
    ...(text !== undefined &&
      layer.type === 'text' && { text: { ...text, letters: getLetters(text, layer.style.line_height) } }),
    ...(placed !== undefined && { placed }),
    ...(logo !== undefined && { logo }),
  }
}

/** The box of the lines without the space above the first line and below the last one. */
function getLetters({ box, size }: DrawnText, lineHeight: number): Box {
  const leading = Math.min(box.h / 2, Math.max(0, (lineHeight - 0.9) * size) / 2)
  return { ...box, y: box.y + leading, h: box.h - leading * 2 }
}
