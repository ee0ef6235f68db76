import type { CreativeDocument } from '../document.ts'
import type { ShapeLayer } from '../layer.ts'
import type { CreativePicture } from '../picture.ts'
import type { DrawnLayer } from './layer-cover.ts'
import type { LayoutFault } from './layout-fault.ts'

type Facts = Pick<CreativeDocument, 'texts' | 'pictures'>

/**
 * Lists layers that state what nobody said: stars without a rating, a quote that is another text, a drawn person or product, and a
 * comparison without what is compared.
 */
export function checkFacts(layers: readonly DrawnLayer[], facts: Facts): LayoutFault[] {
  return layers.flatMap(({ layer }) =>
    isInvented(layer, facts) ? [{ rule: 'invented', layer: layer.id, value: 1 } as const] : [],
  )
}

function isInvented(layer: DrawnLayer['layer'], { texts, pictures }: Facts): boolean {
  switch (layer.type) {
    case 'image':
      return isDrawnByCode(pictures[layer.binding])
    case 'text':
      return isInventedText(layer.binding, texts)
    case 'shape':
      return isInventedMark(layer.style.form, texts)
    case 'logo':
      return false
  }
}

function isDrawnByCode(picture: CreativePicture | undefined): boolean {
  return picture !== undefined && picture.kind !== 'asset'
}

function isInventedText(binding: string, texts: Facts['texts']): boolean {
  return binding === 'quote' ? isStandIn(texts) : binding === 'others' && !hasText(texts['before'])
}

function isInventedMark(form: ShapeLayer['style']['form'], texts: Facts['texts']): boolean {
  if (form === 'quote') {
    return !hasText(texts['quote']) || isStandIn(texts)
  }
  return (form === 'stars' && !hasText(texts['rating'])) || (form === 'cross' && !hasText(texts['before']))
}

/** Whether the quote is one of the advertiser's own texts. */
function isStandIn({ quote, ...others }: Facts['texts']): boolean {
  return quote !== undefined && ['headline', 'subline', 'body'].some((binding) => others[binding] === quote)
}

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}
