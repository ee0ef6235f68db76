import type { CreativeDocument } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import type { Layer } from '@marquee/creative/layer'
import type { LayerChange } from './document-slice.ts'

/** A copy of the document with changes to some layers, as during a drag. */
export function changeLayers(
  document: CreativeDocument,
  format: AspectRatio,
  changes: readonly LayerChange[],
): CreativeDocument {
  const layout = document.formats[format]
  if (layout === undefined || changes.length === 0) {
    return document
  }
  const layers = layout.layers.map((layer) => {
    const change = changes.find(({ id }) => id === layer.id)
    return change === undefined ? layer : { ...layer, ...change }
  })
  return { ...document, formats: { ...document.formats, [format]: { ...layout, layers } } }
}

/** A layer together with the layers of its group. */
export function listGroup(layers: readonly Layer[], layer: Layer): string[] {
  return layer.group === null
    ? [layer.id]
    : layers.filter(({ group, locked }) => group === layer.group && !locked).map(({ id }) => id)
}
