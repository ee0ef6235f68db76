import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { imageContentTypes, imageEncoding } from './image-generation.ts'
import { fileStem, id } from './primitives.ts'
import { tokenParams } from './sharing.ts'

/** A generated image as a shared page shows it. */
export const sharedImage = z.object({
  id,
  title: z.string(),
  aspect_ratio: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
  thumbnail_url: z.string(),
})
export type SharedImage = z.infer<typeof sharedImage>

export const getSharedImages = endpoint('GET', '/api/shared/images/:token', {
  access: 'anonymous',
  errors: ['link_locked'],
  summary: 'A generated image, or the finished images of an order, as their link shows them',
  params: tokenParams,
  response: dataSchema(
    z.object({
      title: z.string(),
      workspace_name: z.string(),
      allows_download: z.boolean(),
      images: z.array(sharedImage.extend({ file_name: z.string() })),
    }),
  ),
})

export const downloadSharedImage = download('GET', '/shared-image-files/:token/:image_id/:name.:encoding', {
  access: 'anonymous',
  errors: ['link_locked'],
  summary: 'A finished image in one of the encodings, for guests of a link that allows it',
  params: tokenParams.extend({ image_id: id, name: fileStem, encoding: imageEncoding }),
  contentType: imageContentTypes,
})
