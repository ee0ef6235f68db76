import type { createAdTemplate } from '@marquee/contract/ad-templates'
import type { CallInput } from '@marquee/contract/endpoint'
import { pictureBindings } from '@marquee/creative/compose-creative'
import { contentBindings } from '@marquee/creative/content'
import type { CreativeDocument } from '@marquee/creative/document'
import type { TemplateStyle } from '@marquee/creative/template'

type TemplateInput = Omit<CallInput<typeof createAdTemplate>['body'], 'idempotency_key'>

/**
 * The template of an edited image: its layers, with the words that belong to the layout. Words that campaigns bring are left out,
 * and pictures are bound to the product again.
 */
export function toTemplateInput(
  { formats, texts }: CreativeDocument,
  { name, style }: { name: string; style: TemplateStyle },
): TemplateInput {
  const campaign = new Set<string>(contentBindings)
  const own = Object.entries(texts).filter(([binding]) => !campaign.has(binding))
  return { name: name.trim(), style, niches: [], texts: Object.fromEntries(own), formats: bindPictures(formats) }
}

/** A picture that was added by hand would be missing in other campaigns, so the product takes its place. */
function bindPictures(formats: CreativeDocument['formats']): CreativeDocument['formats'] {
  const known = new Set<string>(pictureBindings)
  return Object.fromEntries(
    Object.entries(formats).map(([ratio, layout]) => [
      ratio,
      {
        ...layout,
        layers: layout.layers.map((layer) =>
          layer.type === 'image' && !known.has(layer.binding) ? { ...layer, binding: 'product' } : layer,
        ),
      },
    ]),
  )
}
