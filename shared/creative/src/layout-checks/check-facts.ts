import type { CreativeDocument } from '../document.ts'
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
    case 'image': {
      const picture = pictures[layer.binding]
      return picture !== undefined && picture.kind !== 'asset'
    }
    case 'text':
      return (
        (layer.binding === 'quote' && isStandIn(texts)) || (layer.binding === 'others' && !hasText(texts['before']))
      )
    case 'shape':
      return (
        (layer.style.form === 'stars' && !hasText(texts['rating'])) ||
        (layer.style.form === 'quote' && (!hasText(texts['quote']) || isStandIn(texts))) ||
        (layer.style.form === 'cross' && !hasText(texts['before']))
      )
    case 'logo':
      return false
  }
}

/** Whether the quote is one of the advertiser's own texts. */
function isStandIn({ quote, ...others }: Facts['texts']): boolean {
  return quote !== undefined && ['headline', 'subline', 'body'].some((binding) => others[binding] === quote)
}

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}
