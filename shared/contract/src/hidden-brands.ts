import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, timestamp } from './primitives.ts'

/** The largest number of brands that a workspace can hide. */
export const MOST_HIDDEN_BRANDS = 200

export const hiddenBrand = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  hidden_by_name: z.string(),
  hidden_at: timestamp,
})
export type HiddenBrand = z.infer<typeof hiddenBrand>

const brandParams = z.object({ brand_id: id })

export const listHiddenBrands = endpoint('GET', '/api/hidden-brands', {
  access: 'verified',
  feature: 'explore_pages',
  summary: 'The brands that the workspace does not see in Explore, the last hidden first',
  response: dataSchema(z.array(hiddenBrand)),
})

export const hideBrand = endpoint('PUT', '/api/hidden-brands/:brand_id', {
  access: 'verified',
  permission: 'brands.hide',
  feature: 'explore_pages',
  changes: ['hidden-brands'],
  errors: ['too_many_hidden_brands'],
  summary: 'Hides the ads of a brand from the workspace in Explore; hiding twice is hiding once',
  params: brandParams,
  response: dataSchema(hiddenBrand),
})

export const showBrand = endpoint('DELETE', '/api/hidden-brands/:brand_id', {
  access: 'verified',
  permission: 'brands.hide',
  feature: 'explore_pages',
  changes: ['hidden-brands'],
  summary: 'Shows a hidden brand again; a brand that is not hidden stays shown',
  params: brandParams,
  response: z.undefined(),
  status: 204,
})
