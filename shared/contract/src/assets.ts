import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id } from './primitives.ts'

/** The kinds of files that a workspace can store. The kind is detected from the content: a file of another kind is refused. */
export const assetKind = z.enum(['image', 'video', 'audio', 'pdf', 'zip', 'font'])
export type AssetKind = z.infer<typeof assetKind>

/** The kinds that are sent in one request; videos and sounds are sent by resumable uploads (uploads.ts). */
export const uploadKind = assetKind.extract(['image', 'pdf', 'zip', 'font'])
export type UploadKind = z.infer<typeof uploadKind>

const MB = 1024 * 1024

/** The largest file of each kind, in bytes. */
export const MAX_ASSET_BYTES: Readonly<Record<AssetKind, number>> = {
  image: 8 * MB,
  video: 500 * MB,
  audio: 50 * MB,
  pdf: 25 * MB,
  zip: 200 * MB,
  font: 2 * MB,
}

/** The widths to which the server scales an image: `url?width=320`. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number]

export const storedAsset = z.object({
  id,
  kind: assetKind,
  name: z.string().describe('what the file was called'),
  url: z.string(),
  content_type: z.string(),
  width: z.number().int().nullable().describe('pixels, of images and videos'),
  height: z.number().int().nullable(),
  duration_s: z.number().nullable().describe('seconds, of videos and sounds'),
  size: z.number().int().describe('bytes'),
  hash: z.string().describe('SHA-256 of the stored bytes, in hex'),
})
export type StoredAsset = z.infer<typeof storedAsset>

export const uploadAsset = endpoint('POST', '/api/assets', {
  access: 'verified',
  permission: 'files.upload',
  feature: 'full_product',
  scope: 'products:write',
  summary: 'Stores one file for the current workspace; the same idempotency_key answers with the file stored first',
  query: z.object({ kind: uploadKind.default('image'), idempotency_key: id.optional() }),
  bodyType: 'multipart',
  bodyLimit: Math.max(...uploadKind.options.map((kind) => MAX_ASSET_BYTES[kind])),
  response: dataSchema(storedAsset),
  status: 201,
})

const fileParams = z.object({ id, extension: z.string().max(10) })
const fileQuery = z.object({ width: z.coerce.number().pipe(z.literal(THUMBNAIL_WIDTHS)).optional() })
const ASSET_CONTENT_TYPES = ['image/*', 'video/*', 'audio/*', 'font/*', 'application/pdf', 'application/zip'] as const

export const openFile = download('GET', '/files/:id.:extension', {
  access: 'verified',
  plan: 'ended',
  feature: ['full_product', 'ad_templates'],
  summary: 'A file of the workspace; an image also scaled to one of some widths',
  params: fileParams,
  query: fileQuery,
  contentType: ASSET_CONTENT_TYPES,
})

export const openSharedFile = download('GET', '/shared-files/:token/:id.:extension', {
  access: 'anonymous',
  errors: ['link_locked'],
  summary: 'The same for guests of a link to a page that shows it',
  params: z.object({ token: z.string().max(200), ...fileParams.shape }),
  query: fileQuery,
  contentType: ASSET_CONTENT_TYPES,
})
