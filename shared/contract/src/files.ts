import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataOf } from './pagination.ts'
import { id } from './primitives.ts'

export const storedFile = z.object({
  id,
  url: z.string(),
  content_type: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  size: z.number().int().describe('bytes'),
})
export type StoredFile = z.infer<typeof storedFile>

export const MAX_IMAGE_BYTES = 8 * 1024 * 1024

export const uploadImage = endpoint('POST', '/api/files/images', {
  access: 'verified',
  permission: 'files.upload',
  feature: 'full_product',
  scope: 'products:write',
  summary: 'Stores one PNG, JPEG, WebP or AVIF picture for the current workspace',
  bodyType: 'multipart',
  bodyLimit: MAX_IMAGE_BYTES,
  response: dataOf(storedFile),
  status: 201,
})
