import type { CreativeDocument } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import type { Layer } from '@marquee/creative/layer'
import type { LayerChange } from './document-slice.ts'

/** A document as it would be with some layers changed, as while they are dragged. */
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

/** A layer with those that are grouped with it. */
export function listGroup(layers: readonly Layer[], layer: Layer): string[] {
  return layer.group === null
    ? [layer.id]
    : layers.filter(({ group, locked }) => group === layer.group && !locked).map(({ id }) => id)
}
