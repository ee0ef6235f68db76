import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'

/** The largest number of brands that a workspace can want at once. */
export const MAX_WANTED_BRANDS = 100

/** A brand that the workspace wants to follow, but of which the library has no ad yet. */
export const wantedBrand = z.object({
  id,
  /** The name of its site, or the id of its page. */
  name: z.string(),
  kind: z.enum(['website', 'page_id']),
  created_at: timestamp,
})
export type WantedBrand = z.infer<typeof wantedBrand>

const rights = { access: 'verified', feature: 'brand_spy' } as const

export const listWantedBrands = endpoint('GET', '/api/wanted-brands', {
  ...rights,
  summary: 'Brands that the workspace wants to follow and that are not in the library yet; a hundred at most',
  response: dataSchema(z.array(wantedBrand)),
})

export const wantBrand = endpoint('POST', '/api/wanted-brands', {
  ...rights,
  permission: 'brands.follow',
  changes: ['followed-brands'],
  errors: ['spy_limit_reached', 'too_many_wanted_brands'],
  summary:
    'Follows a brand by the address of its site or the id of its page, as soon as its first ad is in the library',
  body: z.object({ address: line(200, 'the address of a site, or a page id') }),
  response: dataSchema(wantedBrand),
  status: 201,
})

export const forgetWantedBrand = endpoint('DELETE', '/api/wanted-brands/:id', {
  ...rights,
  permission: 'brands.follow',
  changes: ['followed-brands'],
  summary: 'Waits for a brand no longer',
  params: idParams,
  response: z.undefined(),
  status: 204,
})
