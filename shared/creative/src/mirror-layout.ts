import { getCanvasSize, type AspectRatio } from './formats.ts'
import type { Box, FormatLayout, Layer } from './layer.ts'
import { isRightToLeft } from './text-layout.ts'

const SIDES = { left: 'right', center: 'center', right: 'left' } as const

/**
 * A layout as readers of a script that runs from right to left expect it: what stood at the left stands at the right. Images and words
 * themselves are not mirrored.
 */
export function mirrorLayout(
  layout: FormatLayout,
  format: AspectRatio,
  texts: Readonly<Record<string, string>>,
): FormatLayout {
  const { width } = getCanvasSize(format)
  const mirror = <T extends Box>(box: T): T => ({ ...box, x: width - box.x - box.w })
  return { ...layout, layers: layout.layers.map((layer) => mirrorContent(mirror(layer), mirror, texts)) }
}

function mirrorContent(layer: Layer, mirror: (box: Box) => Box, texts: Readonly<Record<string, string>>): Layer {
  const rotation = -layer.rotation
  switch (layer.type) {
    case 'text': {
      // A text that runs from right to left is aligned by its own direction.
      const { align } = layer.style
      const isOther = !isRightToLeft(texts[layer.binding] ?? '')
      return { ...layer, rotation, style: { ...layer.style, align: isOther ? SIDES[align] : align } }
    }
    case 'logo':
      return { ...layer, rotation, style: { ...layer.style, align: SIDES[layer.style.align] } }
    case 'image': {
      const { subject_area } = layer.style
      const area = subject_area === undefined ? {} : { subject_area: mirror(subject_area) }
      return { ...layer, rotation, style: { ...layer.style, ...area } }
    }
    case 'shape':
      return { ...layer, rotation }
  }
}
