import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { generatedImage } from './image-generation.ts'
import { id, idParams } from './primitives.ts'

/** The largest number of images of one brief. */
export const MAX_BRIEF_IMAGES = 40

export const briefImage = generatedImage.extend({ order_id: id, title: z.string() })
export type BriefImage = z.infer<typeof briefImage>

export const listBriefImages = endpoint('GET', '/api/briefs/:id/images', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary: 'The generated images that are attached to a brief, in the order in which they were attached',
  params: idParams,
  response: z.object({ data: z.array(briefImage) }),
})

export const attachBriefImages = endpoint('POST', '/api/briefs/:id/images', {
  access: 'verified',
  permission: 'briefs.edit',
  feature: 'full_product',
  changes: ['briefs'],
  summary: 'Attaches finished images to a brief; one that is attached already stays so',
  params: idParams,
  body: z.object({ image_ids: z.array(id).min(1).max(MAX_BRIEF_IMAGES) }),
  response: z.object({ data: z.array(briefImage) }),
})

export const detachBriefImage = endpoint('DELETE', '/api/briefs/:id/images/:image_id', {
  access: 'verified',
  permission: 'briefs.edit',
  feature: 'full_product',
  changes: ['briefs'],
  summary: 'Takes an image off a brief; the image itself stays',
  params: z.object({ id, image_id: id }),
  response: z.undefined(),
  status: 204,
})
