import type { createAdTemplate } from '@marquee/contract/ad-templates'
import type { CallInput } from '@marquee/contract/endpoint'
import { pictureBindings } from '@marquee/creative/compose-creative'
import { contentBindings } from '@marquee/creative/content'
import type { CreativeDocument } from '@marquee/creative/document'
import type { TemplateStyle } from '@marquee/creative/template'

type TemplateInput = Omit<CallInput<typeof createAdTemplate>['body'], 'idempotency_key'>

/**
 * The template of an edited image: its layers, with the texts that belong to the layout. Texts that campaigns supply are left out,
 * and images are bound to the product again.
 */
export function toTemplateInput(
  { formats, texts }: CreativeDocument,
  { name, style }: { name: string; style: TemplateStyle },
): TemplateInput {
  const campaign = new Set<string>(contentBindings)
  const own = Object.entries(texts).filter(([binding]) => !campaign.has(binding))
  return { name: name.trim(), style, niches: [], texts: Object.fromEntries(own), formats: bindPictures(formats) }
}

/** An image that was added by hand would be missing in other campaigns, so the product replaces it. */
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
