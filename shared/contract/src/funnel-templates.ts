import { creativeLook } from '@marquee/creative/look'
import { pageFacts } from '@marquee/funnel-pages/product-facts'
import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id } from './primitives.ts'

const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const

/** The content that previews of templates show, with the files that it refers to. */
export const funnelPreview = z.object({
  /** Null when the workspace has no product. */
  facts: pageFacts.nullable(),
  theme: creativeLook,
  /** The language of the product's texts, as BCP 47. */
  language: z.string(),
  product_id: id.nullable(),
  brand_profile_id: id.nullable(),
  assets: z.array(storedAsset),
})
export type FunnelPreview = z.infer<typeof funnelPreview>

export const getFunnelPreview = endpoint('GET', '/api/funnel-templates/preview', {
  ...reading,
  summary: "Facts, look and images for previews: of a product and a brand profile, else of the workspace's newest ones",
  query: z.object({ product_id: id.optional(), brand_profile_id: id.optional() }),
  response: dataSchema(funnelPreview),
})

/** The id of a template of the product, or of a page that was saved as a template. */
const templateId = z.string().min(1).max(64)

export const listFavoriteFunnelTemplates = endpoint('GET', '/api/favorite-funnel-templates', {
  ...reading,
  summary: "The ids of the person's favourite funnel templates, the latest first",
  response: dataSchema(z.array(templateId)),
})

export const setFavoriteFunnelTemplate = endpoint('PUT', '/api/favorite-funnel-templates/:template_id', {
  access: 'verified',
  feature: 'full_product',
  changes: ['funnel-pages'],
  summary: 'Makes a funnel template one of the favourites of the person, or no longer',
  params: z.object({ template_id: templateId }),
  body: z.object({ is_favorite: z.boolean() }),
  response: dataSchema(z.array(templateId)),
})
