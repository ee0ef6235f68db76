import type { AspectRatio } from '@marquee/creative/formats'
import { getCanvasSize } from '@marquee/creative/formats'
import { layer, type Layer } from '@marquee/creative/layer'

const createKey = () => crypto.randomUUID().slice(0, 8)

/** A new layer in the middle of a format. Its text or image has its own binding. */
export function createLayer(type: 'text' | 'rectangle' | 'ellipse' | 'image', format: AspectRatio): Layer {
  const key = createKey()
  const { width, height } = getCanvasSize(format)
  const size = type === 'text' ? { w: 600, h: 120 } : { w: 320, h: 320 }
  const place = { ...size, x: (width - size.w) / 2, y: (height - size.h) / 2 }
  const id = `${type}-${key}`
  switch (type) {
    case 'text':
      return layer.parse({
        ...place,
        id,
        name: 'Text',
        type: 'text',
        binding: id,
        style: { font: 'display', weight: 700, size: 6, min_size: 2, color: 'ink', valign: 'middle', line_height: 1.1 },
      })
    case 'image':
      return layer.parse({ ...place, id, name: 'Picture', type: 'image', binding: id, style: {} })
    case 'rectangle':
    case 'ellipse':
      return layer.parse({ ...place, id, name: type, type: 'shape', style: { form: type, fill: 'accent' } })
  }
}

/** A copy of a layer a little further down. Both show the same text, which they share. */
export function duplicateLayer(original: Layer): Layer {
  const id = `${original.type}-${createKey()}`
  return { ...original, id, name: `${original.name} copy`, x: original.x + 24, y: original.y + 24, group: null }
}
