import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'

const productTour = z.object({
  /** Whether it opens automatically: the user has neither finished nor skipped it. */
  is_due: z.boolean(),
})

export const getProductTour = endpoint('GET', '/api/product-tour', {
  access: 'verified',
  plan: 'none',
  summary: 'Whether the person has yet to see the tour of the product',
  response: dataSchema(productTour),
})

export const endProductTour = endpoint('POST', '/api/product-tour/end', {
  access: 'verified',
  plan: 'none',
  summary: 'Remembers that the person has finished or skipped the tour; it does not open by itself again',
  response: dataSchema(productTour),
})
