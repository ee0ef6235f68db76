import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageQuery, pageSchema } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

const mergeSign = z.enum(['site', 'page_id', 'name'])
export type MergeSign = z.infer<typeof mergeSign>

const mergeableBrand = z.object({
  id,
  name: z.string(),
  logo_url: z.string().nullable(),
  source: z.string(),
  website: z.string().nullable(),
  ads_count: z.number().int(),
})
export type MergeableBrand = z.infer<typeof mergeableBrand>

const brandPair = z.object({
  /** The brand that would become a part of `into`. */
  brand: mergeableBrand,
  /** The brand with more ads. */
  into: mergeableBrand,
  /** What is the same of both. */
  signs: z.array(mergeSign),
})
export type BrandPair = z.infer<typeof brandPair>

export const listSimilarBrands = endpoint('GET', '/api/admin/similar-brands', {
  access: 'admin',
  summary: 'Pairs of brands with the same site, page id or name, which may be one',
  query: pageQuery,
  response: pageSchema(brandPair),
})

const mergedBrand = z.object({
  brand: mergeableBrand,
  into: z.object({ id, name: z.string() }),
  merged_at: timestamp,
  /** Whether it was merged by itself, because page id and name are the same. */
  is_automatic: z.boolean(),
})
export type MergedBrand = z.infer<typeof mergedBrand>

export const listMergedBrands = endpoint('GET', '/api/admin/merged-brands', {
  access: 'admin',
  summary: 'Brands that are a part of another, latest merge first',
  query: pageQuery,
  response: pageSchema(mergedBrand),
})

export const mergeBrand = endpoint('PUT', '/api/admin/merged-brands/:id', {
  access: 'admin',
  errors: [409],
  summary: 'Makes a brand a part of another: ads, followers and figures go with it; again changes nothing',
  params: idParams,
  body: z.object({ into_id: id }),
  response: z.undefined(),
  status: 204,
})

export const splitBrand = endpoint('DELETE', '/api/admin/merged-brands/:id', {
  access: 'admin',
  summary: 'Makes a merged brand a brand of its own again, with the ads and followers that came with it',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

const pairParams = z.object({ id, other_id: id })

export const keepBrandsApart = endpoint('PUT', '/api/admin/brands/:id/apart/:other_id', {
  access: 'admin',
  errors: [422],
  summary: 'Says that two brands are two: they are not suggested any more',
  params: pairParams,
  response: z.undefined(),
  status: 204,
})

export const allowBrandsTogether = endpoint('DELETE', '/api/admin/brands/:id/apart/:other_id', {
  access: 'admin',
  summary: 'Takes back that two brands are two',
  params: pairParams,
  response: z.undefined(),
  status: 204,
})
