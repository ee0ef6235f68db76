import { funnelPage, funnelPageKind, funnelPageLook } from '@marquee/funnel-pages/funnel-page'
import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery, pageSchema } from './pagination.ts'
import { fileStem, id, idParams, line, timestamp } from './primitives.ts'

/** 30 sections with their longest texts. */
const PAGE_LIMIT = 2 * 1024 * 1024

export const funnelPageSummary = z.object({
  id,
  title: z.string(),
  kind: funnelPageKind,
  sections_count: z.number().int(),
  /** Whether other pages are made from it. */
  is_template: z.boolean(),
  product_id: id.nullable(),
  product_name: z.string().nullable(),
  /** The first image of the page. */
  image_url: z.string().nullable(),
  created_by_name: z.string().nullable(),
  version: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type FunnelPageSummary = z.infer<typeof funnelPageSummary>

export const storedFunnelPage = funnelPageSummary.extend({
  page: funnelPage,
  template_id: z.string(),
  brand_profile_id: id.nullable(),
  ad_id: id.nullable(),
  brief_id: id.nullable(),
  /** The files that the page shows. A file that is missing here was removed: its place stays empty. */
  assets: z.array(storedAsset),
})
export type StoredFunnelPage = z.infer<typeof storedFunnelPage>

const rights = { access: 'verified', permission: 'generation.create', feature: 'generation' } as const
const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const
const changes = ['funnel-pages'] as const

export const listFunnelPages = endpoint('GET', '/api/funnel-pages', {
  ...reading,
  summary: "The workspace's funnel pages, newest first",
  query: pageQuery.extend({
    q: z.string().max(200).optional(),
    kind: funnelPageKind.optional(),
    product_id: id.optional(),
    mine: z.enum(['0', '1']).default('0'),
    /** `1`: the templates that the workspace saved, instead of its pages. */
    templates: z.enum(['0', '1']).default('0'),
  }),
  response: pageSchema(funnelPageSummary),
})

export const getFunnelPage = endpoint('GET', '/api/funnel-pages/:id', {
  ...reading,
  summary: 'One funnel page with its sections',
  params: idParams,
  response: dataSchema(storedFunnelPage),
})

export const createFunnelPage = endpoint('POST', '/api/funnel-pages', {
  ...rights,
  changes,
  summary:
    'Makes a page from a template, a product and a brand; the same idempotency_key answers with the page made first',
  body: z.object({
    idempotency_key: id,
    /** The id of a template of the product, or of a page that was saved as a template. */
    template_id: z.string().min(1).max(64),
    /** Null: the look of the template. */
    look: funnelPageLook.nullable().default(null),
    /** Null: the name of the template and the product. */
    title: line(200, 'a title').nullable().default(null),
    product_id: id.nullable().default(null),
    /** Null: the brand of the product. */
    brand_profile_id: id.nullable().default(null),
    /** The ad whose promises the page answers; none of its words become the page's. */
    ad_id: id.nullable().default(null),
    /** An image of the workspace that is the first of the page, as a finished image. */
    image_id: id.nullable().default(null),
    /** A brief, for its product and its brand. */
    brief_id: id.nullable().default(null),
    /** The language of the words, as BCP 47; null: that of the product's texts. */
    language: z.string().min(2).max(35).nullable().default(null),
  }),
  response: dataSchema(storedFunnelPage),
  status: 201,
})

export const updateFunnelPage = endpoint('PUT', '/api/funnel-pages/:id', {
  ...rights,
  changes,
  errors: ['version_conflict'],
  summary: 'Saves an edited page; 409 when `version` is not the stored one',
  params: idParams,
  body: z.object({ page: funnelPage, version: z.number().int() }),
  response: dataSchema(storedFunnelPage),
  bodyLimit: PAGE_LIMIT,
})

export const renameFunnelPage = endpoint('PATCH', '/api/funnel-pages/:id', {
  ...rights,
  changes,
  summary: 'Renames a page in the lists; its own title and its version stay',
  params: idParams,
  body: z.object({ title: line(200, 'a title') }),
  response: dataSchema(funnelPageSummary),
})

export const duplicateFunnelPage = endpoint('POST', '/api/funnel-pages/:id/duplicate', {
  ...rights,
  changes,
  summary: 'Copies a page, also as a template; the same idempotency_key answers with the copy made first',
  params: idParams,
  body: z.object({ idempotency_key: id, as_template: z.boolean().default(false) }),
  response: dataSchema(funnelPageSummary),
  status: 201,
})

export const deleteFunnelPage = endpoint('DELETE', '/api/funnel-pages/:id', {
  ...rights,
  changes,
  summary: 'Removes a page; it can be brought back',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const restoreFunnelPage = endpoint('POST', '/api/funnel-pages/:id/restore', {
  ...rights,
  changes,
  summary: 'Brings back a page that was removed (undo)',
  params: idParams,
  response: dataSchema(funnelPageSummary),
})

export const downloadFunnelPage = download('GET', '/funnel-page-files/:id/:name.html', {
  ...reading,
  summary: 'The page as one HTML file that contains everything it shows',
  params: idParams.extend({ name: fileStem }),
  contentType: 'text/html',
})

export const downloadFunnelArchive = download('GET', '/funnel-page-files/:id/:name.zip', {
  ...reading,
  summary: 'The page as a ZIP: index.html with its images beside it',
  params: idParams.extend({ name: fileStem }),
  contentType: 'application/zip',
})
