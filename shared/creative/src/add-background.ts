import type { CreativeDocument } from './document.ts'
import { type AspectRatio, getCanvasSize } from './formats.ts'
import { type FormatLayout, layer } from './layer.ts'
import type { CreativePicture } from './picture.ts'

const BINDING = 'background'

/**
 * Puts an image behind a creative, in each of its formats: behind the frame of a product that is cut out, else behind everything.
 * @returns a new document
 */
export function addBackground(document: CreativeDocument, background: CreativePicture): CreativeDocument {
  const { product } = document.pictures
  const isCutout = product?.kind === 'asset' && product.cutout
  const formats = Object.entries(document.formats).map(([ratio, layout]) => [
    ratio,
    insertBackground(layout, ratio as AspectRatio, isCutout),
  ])
  return {
    ...document,
    pictures: { ...document.pictures, [BINDING]: background },
    formats: Object.fromEntries(formats),
  }
}

function insertBackground(layout: FormatLayout, ratio: AspectRatio, isCutout: boolean): FormatLayout {
  const { width, height } = getCanvasSize(ratio)
  const first = isCutout ? layout.layers.findIndex(({ type }) => type === 'image') : -1
  const frame = layout.layers[first]
  const shape = frame?.type === 'image' ? { form: frame.style.form, radius: frame.style.radius } : {}
  const { x, y, w, h } = frame ?? { x: 0, y: 0, w: width, h: height }
  const added = layer.parse({ id: BINDING, name: BINDING, type: 'image', binding: BINDING, x, y, w, h, style: shape })
  return { ...layout, layers: layout.layers.toSpliced(Math.max(0, first), 0, added) }
}
