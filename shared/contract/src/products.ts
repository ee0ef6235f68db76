import { z } from 'zod'
import { storedAsset } from './assets.ts'
import { currencies } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, languageTag, line, text, timestamp, webAddress } from './primitives.ts'

/** A customer's review of a product, in their own words. */
const productReview = z.object({
  text: line(600, 'what they said'),
  author: text(120),
  /** On a scale up to 5. */
  rating: z.number().min(0).max(5).nullable(),
})

export const productFields = {
  name: line(200, 'a name'),
  url: webAddress.nullable(),
  description: text(5000),
  /** Decimal string with up to two places, as in `"19.90"`: money is never a float. */
  price: z
    .string()
    .regex(/^\d{1,10}(\.\d{1,2})?$/, { message: 'Enter a price such as 19.90.' })
    .nullable(),
  currency: z.enum(currencies),
  /** What stands before the amount, such as "from". */
  price_before: text(40).default(''),
  /** What stands behind the amount, such as "/month" or "per user". */
  price_after: text(40).default(''),
  benefits: z.array(line(300, 'a benefit')).max(20, { message: 'Use at most 20 benefits.' }),
  offer: text(300),
  category: text(120),
  /** The language of the texts, as the product's page declares it or the user says; null when it is unknown. */
  language: languageTag.nullable().default(null),
  /** On a scale up to 5, as stated on the product's page. */
  rating: z.number().min(0).max(5).nullable().default(null),
  review_count: z.number().int().min(0).max(100_000_000).nullable().default(null),
  reviews: z.array(productReview).max(10, { message: 'Use at most 10 reviews.' }).default([]),
}

export const product = z.object({
  ...productFields,
  id,
  /** The brand whose look and voice apply to all content made for the product. */
  brand_profile_id: id.nullable(),
  images: z.array(storedAsset),
  version: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Product = z.infer<typeof product>

export const productInput = z.object({
  ...productFields,
  brand_profile_id: id.nullable().default(null),
  image_ids: z.array(id).max(12, { message: 'Use at most 12 images.' }),
})
export type ProductInput = z.input<typeof productInput>

export const listProducts = endpoint('GET', '/api/products', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  scope: 'products:read',
  summary: "The workspace's products, newest first",
  query: pageQuery.extend({ q: z.string().max(200).optional() }),
  response: pageSchema(product),
})

export const getProduct = endpoint('GET', '/api/products/:id', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  scope: 'products:read',
  summary: 'One product',
  params: idParams,
  response: dataSchema(product),
})

export const createProduct = endpoint('POST', '/api/products', {
  access: 'verified',
  permission: 'products.edit',
  feature: 'full_product',
  scope: 'products:write',
  changes: ['products'],
  summary: 'Creates a product; the same idempotency_key answers with the product made first',
  body: productInput.extend({ idempotency_key: id }),
  response: dataSchema(product),
  status: 201,
})

export const updateProduct = endpoint('PUT', '/api/products/:id', {
  access: 'verified',
  permission: 'products.edit',
  feature: 'full_product',
  scope: 'products:write',
  changes: ['products'],
  errors: ['version_conflict'],
  summary: 'Replaces a product; 409 when `version` is not the stored one',
  params: idParams,
  body: productInput.extend({ version: z.number().int() }),
  response: dataSchema(product),
})

export const deleteProduct = endpoint('DELETE', '/api/products/:id', {
  access: 'verified',
  permission: 'products.edit',
  feature: 'full_product',
  scope: 'products:write',
  changes: ['products'],
  summary: 'Removes a product',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const restoreProduct = endpoint('POST', '/api/products/:id/restore', {
  access: 'verified',
  permission: 'products.edit',
  feature: 'full_product',
  scope: 'products:write',
  changes: ['products'],
  summary: 'Brings back a product that was removed (undo)',
  params: idParams,
  response: dataSchema(product),
})
