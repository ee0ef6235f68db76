import type { FunnelPreview } from '@marquee/contract/funnel-templates'
import { buildFunnelPage } from '@marquee/funnel-pages/build-funnel-page'
import { builtInPageTemplates } from '@marquee/funnel-pages/built-in-page-templates'
import type { FunnelPage, FunnelPageLook } from '@marquee/funnel-pages/funnel-page'
import { exampleFacts } from './example-facts.ts'

/** The pages that the templates make of a product and a brand, by the ids of the templates. */
export function buildPreviews(
  { facts, theme, language }: Pick<FunnelPreview, 'facts' | 'theme' | 'language'>,
  look: FunnelPageLook,
): ReadonlyMap<string, FunnelPage> {
  return new Map(
    builtInPageTemplates.map((template) => {
      const order = { template, look, facts: facts ?? exampleFacts, theme, language }
      return [template.id, buildFunnelPage({ ...order, newId: () => crypto.randomUUID() }).page]
    }),
  )
}
