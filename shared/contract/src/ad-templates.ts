import { creativeParts } from '@marquee/creative/compose-creative'
import { template } from '@marquee/creative/template'
import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { endpoint } from './endpoint.ts'
import { niches } from './niches.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'

const TEMPLATE_LIMIT = 1024 * 1024

/** A template that the workspace saved from an edited creative. */
export const adTemplate = template.extend({ id, created_at: timestamp })
export type AdTemplate = z.infer<typeof adTemplate>

const adTemplateInput = template
  .omit({ id: true })
  .extend({ name: line(120, 'a name'), niches: z.array(z.enum(niches)).max(10), idempotency_key: id })

const anyOf = ['full_product', 'ad_templates'] as const

export const listAdTemplates = endpoint('GET', '/api/ad-templates', {
  access: 'verified',
  plan: 'ended',
  feature: anyOf,
  summary: "The workspace's own ad templates, newest first; those of the product come with its pages",
  query: pageQuery,
  response: pageSchema(adTemplate),
})

export const createAdTemplate = endpoint('POST', '/api/ad-templates', {
  access: 'verified',
  permission: 'generation.create',
  feature: anyOf,
  changes: ['ad-templates'],
  summary: 'Saves a template for the whole workspace; the same idempotency_key answers with the one made first',
  body: adTemplateInput,
  response: dataSchema(adTemplate),
  status: 201,
  bodyLimit: TEMPLATE_LIMIT,
})

export const deleteAdTemplate = endpoint('DELETE', '/api/ad-templates/:id', {
  access: 'verified',
  permission: 'generation.create',
  feature: anyOf,
  changes: ['ad-templates'],
  summary: 'Removes one of the own templates; creatives made from it stay',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const restoreAdTemplate = endpoint('POST', '/api/ad-templates/:id/restore', {
  access: 'verified',
  permission: 'generation.create',
  feature: anyOf,
  changes: ['ad-templates'],
  summary: 'Brings back a template that was removed (undo)',
  params: idParams,
  response: dataSchema(adTemplate),
})

/** The content that previews of templates show, with the files that it refers to. */
export const templatePreview = creativeParts.extend({ assets: z.array(storedAsset) })
export type TemplatePreview = z.infer<typeof templatePreview>

export const getTemplatePreview = endpoint('GET', '/api/ad-templates/preview', {
  access: 'verified',
  plan: 'ended',
  feature: anyOf,
  summary:
    "Words, look and pictures for previews: of a product and a brand profile, else of the workspace's newest ones; made-up ones where it has none",
  query: z.object({ product_id: id.optional(), brand_profile_id: id.optional() }),
  response: dataSchema(templatePreview),
})

/** The id of a template of the product or of the workspace. */
const templateId = z.string().min(1).max(64)

export const listFavoriteTemplates = endpoint('GET', '/api/favorite-ad-templates', {
  access: 'verified',
  plan: 'ended',
  feature: anyOf,
  summary: "The ids of the person's favourite templates, the latest first",
  response: dataSchema(z.array(templateId)),
})

export const setFavoriteTemplate = endpoint('PUT', '/api/favorite-ad-templates/:template_id', {
  access: 'verified',
  feature: anyOf,
  changes: ['ad-templates'],
  summary: 'Makes a template one of the favourites of the person, or no longer',
  params: z.object({ template_id: templateId }),
  body: z.object({ is_favorite: z.boolean() }),
  response: dataSchema(z.array(templateId)),
})
