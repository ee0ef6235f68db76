import { z } from 'zod'
import { brandLook } from './brand-looks.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery, pageSchema } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'

/** The largest number of brands that a workspace can want at once. */
export const MAX_WANTED_BRANDS = 100

const wantedKind = z.enum(['website', 'page_id', 'name'])

/** A brand that the workspace wants to follow, but of which the library has no ad yet. */
export const wantedBrand = z.object({
  id,
  /** The host of its site, the id of its page, or its name. */
  name: z.string(),
  kind: wantedKind,
  created_at: timestamp,
  /** The last looks for the brand with the sources that the workspace has connected; empty without any. */
  looks: z.array(brandLook),
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
    'Follows a brand by the address of its site, the id of its page or its name, as soon as its first ad is in the library',
  body: z.object({ address: line(200, 'the address of a site, a page id or a name') }),
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

/** A brand that workspaces wait for. */
export const wantedEverywhere = z.object({
  name: z.string(),
  kind: wantedKind,
  /** How many workspaces want it. */
  workspaces: z.number().int(),
  first_wanted_at: timestamp,
})
export type WantedEverywhere = z.infer<typeof wantedEverywhere>

export const listWantedEverywhere = endpoint('GET', '/api/admin/wanted-brands', {
  access: 'admin',
  summary: 'Brands that workspaces want and the library lacks, the most wanted first',
  query: pageQuery,
  response: pageSchema(wantedEverywhere),
})
