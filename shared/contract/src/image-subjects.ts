import { imageSubject, shareBox } from '@marquee/creative/image-subject'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { idParams } from './primitives.ts'

/** The least side of a product's box, as a share of the image's side. */
export const LEAST_BOX_SIDE = 0.02

/** A box that a user has drawn: inside the image, and large enough to be seen. */
const drawnBox = shareBox.refine(
  ({ x, y, w, h }) => w >= LEAST_BOX_SIDE && h >= LEAST_BOX_SIDE && x + w <= 1.000_001 && y + h <= 1.000_001,
  { message: 'The product must lie inside of the image.' },
)

export const getImageSubject = endpoint('GET', '/api/assets/:id/subject', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  scope: 'products:read',
  summary: 'What an image shows, and where; null when it could not be found',
  params: idParams,
  response: dataSchema(imageSubject.nullable()),
})

export const setSubjectBox = endpoint('PUT', '/api/assets/:id/subject', {
  access: 'verified',
  permission: 'products.edit',
  feature: 'full_product',
  scope: 'products:write',
  changes: ['products'],
  summary: 'Corrects where the product of an image is',
  params: idParams,
  body: z.object({ box: drawnBox }),
  response: dataSchema(imageSubject),
})
