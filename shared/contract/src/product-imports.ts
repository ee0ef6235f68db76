import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, timestamp, webAddress } from './primitives.ts'
import { productFields } from './products.ts'

export const MAX_IMPORTED_PAGES = 50

/** An image of a product in its original form, and cut out of its background when the background is plain. */
/** An image cut out of its background: a proposal beside the original. */
const cutOut = storedAsset.extend({
  is_clean: z.boolean().describe('whether it can be used without a look at its edge'),
})
export type CutOut = z.infer<typeof cutOut>

const draftImage = z.object({ original: storedAsset, cutout: cutOut.nullable() })
export type DraftImage = z.infer<typeof draftImage>

const { currency, price_before, price_after } = productFields
/** One of several prices that a page states. */
const priceChoice = z.object({
  price: z.string(),
  currency: currency.nullable(),
  price_before,
  price_after,
  stated_by: z.enum(['data', 'page']),
})
export type PriceChoice = z.infer<typeof priceChoice>

/** The information that a page gives about its product, for a user to confirm. */
export const productDraft = z.object({
  ...productFields,
  url: z.string(),
  /** Null when the page names none, or an unknown one. */
  currency: productFields.currency.nullable(),
  /** The prices between which the user has to choose, because the page’s data and what it shows disagree; `price` is null then. */
  price_choices: z.array(priceChoice),
  images: z.array(draftImage),
  /** The images that could not be copied. */
  failed_images: z.number().int(),
})
export type ProductDraft = z.infer<typeof productDraft>

export const readProductPage = endpoint('POST', '/api/products/read-page', {
  access: 'verified',
  permission: 'products.edit',
  feature: 'full_product',
  scope: 'products:write',
  summary: 'Reads the product that a page is about; no product is changed',
  body: z.object({ url: webAddress }),
  response: dataSchema(productDraft),
})

export const cutOutImage = endpoint('POST', '/api/assets/:id/cut-out', {
  access: 'verified',
  permission: 'files.upload',
  feature: 'full_product',
  scope: 'products:write',
  summary: 'Cuts an image out of its background, as a new image; null when the background is not plain',
  params: idParams,
  response: dataSchema(cutOut.nullable()),
})

export const productImportPage = z.object({
  url: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  product_id: id.nullable(),
  product_name: z.string().nullable(),
  /** Why the import failed, or what has to be looked at in the product, in a sentence. */
  reason: z.string().nullable(),
})

export const productImport = z.object({
  id,
  state: z.enum(['running', 'done']),
  pages: z.array(productImportPage),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type ProductImport = z.infer<typeof productImport>

export const startProductImport = endpoint('POST', '/api/product-imports', {
  access: 'verified',
  permission: 'products.edit',
  feature: 'full_product',
  scope: 'products:write',
  changes: ['products'],
  summary:
    'Imports the products of a list of pages in the background; the same idempotency_key answers with the first import',
  body: z.object({
    urls: z
      .array(webAddress)
      .min(1, { message: 'Enter at least one address.' })
      .max(MAX_IMPORTED_PAGES, { message: `Enter at most ${MAX_IMPORTED_PAGES} addresses.` }),
    brand_profile_id: id.nullable(),
    cuts_out_images: z.boolean(),
    idempotency_key: id,
  }),
  response: dataSchema(productImport),
  status: 201,
})

export const getProductImport = endpoint('GET', '/api/product-imports/:id', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  scope: 'products:read',
  summary: 'One import of products with its report',
  params: idParams,
  response: dataSchema(productImport),
})

export const listProductImports = endpoint('GET', '/api/product-imports', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  scope: 'products:read',
  summary: "The workspace's imports of products, newest first",
  query: pageQuery,
  response: pageSchema(productImport),
})
