import { z } from 'zod'
import { layoutFault } from '@marquee/creative/layout-fault'
import { aspectRatio } from './briefs.ts'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { imageWords } from './image-words.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { fileStem, id, idParams, line, timestamp } from './primitives.ts'

/** The possible starting points of an image. */
export const imageSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template'), template_id: line(100, 'a template') }),
  z.object({ kind: z.literal('ad'), ad_id: id }),
  z.object({ kind: z.literal('idea'), idea: line(1000, 'what the image is about') }),
])
export type ImageSource = z.infer<typeof imageSource>
export const imageSourceKind = z.enum(['template', 'ad', 'idea'])

/**
 * `embedded` draws by templates alone. `model` generates the background of each image with the configured image model. `scene` generates a
 * scene around the product with the model; the product's cut-out photo keeps its own pixels.
 */
export const imageMaker = z.enum(['embedded', 'model', 'scene'])
export type ImageMaker = z.infer<typeof imageMaker>

export const MAX_VARIATIONS = 10

const orderInput = {
  source: imageSource,
  product_id: id.nullable(),
  brand_profile_id: id.nullable(),
  words: imageWords,
  aspect_ratios: z
    .array(aspectRatio)
    .min(1, { message: 'Choose at least one format.' })
    .max(4)
    .refine((ratios) => new Set(ratios).size === ratios.length, { message: 'Choose each format once.' }),
  /** The number of different designs; each is laid out in every chosen format. */
  variations: z
    .number()
    .int()
    .min(1)
    .max(MAX_VARIATIONS, { message: `Order at most ${MAX_VARIATIONS} designs.` }),
  maker: imageMaker,
}

/** `canceled`: the result is no longer needed. Failed and canceled images cost nothing. */
export const imageStatus = z.enum(['queued', 'running', 'done', 'failed', 'canceled'])
export type ImageStatus = z.infer<typeof imageStatus>

/** The status of an order: `done` when at least one of its images is done and none is in progress. */
export const orderStatus = z.enum(imageStatus.options)
export type OrderStatus = z.infer<typeof orderStatus>

export const imageRating = z.enum(['up', 'down'])

/** A template that was drawn for a design, and the layout faults of its formats. */
export const layoutTry = z.object({ template_id: z.string(), faults: z.array(layoutFault) })
export type LayoutTry = z.infer<typeof layoutTry>

export const generatedImage = z.object({
  id,
  /** The number of the design within the order, from 1. */
  variation: z.number().int(),
  aspect_ratio: aspectRatio,
  width: z.number().int(),
  height: z.number().int(),
  status: imageStatus,
  /** The finished image for display; null before it is finished. */
  url: z.string().nullable(),
  /** The same image at a third of its size. */
  thumbnail_url: z.string().nullable(),
  template_id: z.string(),
  /** The document for the editor; the images of a design share it. */
  document_id: id,
  /** Whether its design has been edited since it was drawn. */
  is_outdated: z.boolean(),
  /** The file name for saving, without its extension: brand, product, format and design. */
  file_name: z.string(),
  /** The reason why there is no image, as a sentence. */
  failed_reason: z.string().nullable(),
  /** Why its design has this layout, as sentences; null before it is finished. */
  layout_reason: z.string().nullable(),
  /** What the layout checks found on the image, each as a sentence. */
  layout_hints: z.array(z.string()),
  rating: imageRating.nullable(),
  /** The credits that were charged for the image. */
  credits: z.number().int().min(0),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type GeneratedImage = z.infer<typeof generatedImage>

export const imageOrder = z.object({
  id,
  title: z.string(),
  status: orderStatus,
  /** The share of its images that are no longer in progress: from 0 to 100. */
  progress: z.number().int().min(0).max(100),
  ...orderInput,
  /** The inputs of the order at that time; a name stays when the object itself is removed. */
  product_name: z.string().nullable(),
  brand_name: z.string().nullable(),
  source_name: z.string().nullable(),
  images: z.array(generatedImage),
  /** The credits charged so far. */
  credits_used: z.number().int().min(0),
  /** The credits that are held for images in progress. */
  credits_held: z.number().int().min(0),
  created_by_name: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type ImageOrder = z.infer<typeof imageOrder>

export const imageEncoding = z.enum(['png', 'jpg', 'webp'])
export type ImageEncoding = z.infer<typeof imageEncoding>
export const imageContentTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

const rights = { access: 'verified', permission: 'generation.create', feature: 'generation' } as const
const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const
const imageParams = z.object({ id, image_id: id })
const keyed = z.object({ idempotency_key: id })

export const listImageOrders = endpoint('GET', '/api/image-generations', {
  ...reading,
  summary: "The workspace's orders of images, newest first",
  query: pageQuery.extend({
    q: z.string().max(200).optional(),
    status: orderStatus.optional(),
    source: imageSourceKind.optional(),
    product_id: id.optional(),
    mine: z.enum(['0', '1']).default('0'),
  }),
  response: pageSchema(imageOrder),
})

export const countRunningImageOrders = endpoint('GET', '/api/image-generations/running', {
  ...reading,
  summary: 'How many orders of images are in work, and how far they are together',
  response: dataSchema(z.object({ orders: z.number().int(), images: z.number().int(), finished: z.number().int() })),
})

export const getImageOrder = endpoint('GET', '/api/image-generations/:id', {
  ...reading,
  summary: 'One order with its images',
  params: idParams,
  response: dataSchema(imageOrder),
})

export const downloadImage = download('GET', '/image-files/:id/:image_id/:name.:encoding', {
  ...reading,
  summary: 'A finished image in one of the encodings, saved under the name that the address ends with',
  params: imageParams.extend({ name: fileStem, encoding: imageEncoding }),
  contentType: imageContentTypes,
})

export const downloadImages = download('GET', '/image-files/:id/:name.zip', {
  ...reading,
  summary: 'All finished images of an order in one archive',
  params: idParams.extend({ name: fileStem }),
  query: z.object({ encoding: imageEncoding }),
  contentType: 'application/zip',
})

export const downloadImageRights = download('GET', '/image-files/:id/:name.txt', {
  ...reading,
  summary: 'The rights and disclosure sheet of the finished images of an order',
  params: idParams.extend({ name: fileStem }),
  contentType: 'text/plain',
})

export const createImageOrder = endpoint('POST', '/api/image-generations', {
  ...rights,
  changes: ['generations', 'credits'],
  errors: ['insufficient_credits', 404, 409],
  summary: 'Orders images and sets their price aside; the same idempotency_key answers with the order made first',
  body: z.object({ ...orderInput, idempotency_key: id }),
  response: dataSchema(imageOrder),
  status: 201,
})

export const deleteImageOrder = endpoint('DELETE', '/api/image-generations/:id', {
  ...rights,
  changes: ['generations', 'credits'],
  summary: 'Removes an order; images in work are canceled first',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const restoreImageOrder = endpoint('POST', '/api/image-generations/:id/restore', {
  ...rights,
  changes: ['generations'],
  summary: 'Brings back an order that was removed (undo)',
  params: idParams,
  response: dataSchema(imageOrder),
})

export const cancelImageOrder = endpoint('POST', '/api/image-generations/:id/cancel', {
  ...rights,
  changes: ['generations', 'credits'],
  summary: 'Cancels the images that are in work and gives their credits back',
  params: idParams,
  response: dataSchema(imageOrder),
})

export const drawEditedImages = endpoint('POST', '/api/image-generations/:id/draw', {
  ...rights,
  changes: ['generations'],
  summary: 'Draws images again whose design has been edited since; it costs nothing',
  params: idParams,
  response: dataSchema(imageOrder),
})

export const retryImage = endpoint('POST', '/api/image-generations/:id/images/:image_id/retry', {
  ...rights,
  changes: ['generations', 'credits'],
  errors: ['insufficient_credits', 'image_not_failed'],
  summary: 'Makes a failed or canceled image again, for its price',
  params: imageParams,
  body: keyed,
  response: dataSchema(imageOrder),
})

export const varyImage = endpoint('POST', '/api/image-generations/:id/images/:image_id/vary', {
  ...rights,
  changes: ['generations', 'credits'],
  errors: ['insufficient_credits', 409],
  summary: 'Orders another design in the same format, for its price',
  params: imageParams,
  body: keyed,
  response: dataSchema(imageOrder),
})

export const rateImage = endpoint('PUT', '/api/image-generations/:id/images/:image_id/rating', {
  ...rights,
  changes: ['generations'],
  summary: 'Says whether an image is good; null takes it back',
  params: imageParams,
  body: z.object({ rating: imageRating.nullable() }),
  response: dataSchema(imageOrder),
})

export const deleteImage = endpoint('DELETE', '/api/image-generations/:id/images/:image_id', {
  ...rights,
  changes: ['generations', 'credits'],
  summary: 'Removes one image of an order; one in work is canceled first',
  params: imageParams,
  response: z.undefined(),
  status: 204,
})
