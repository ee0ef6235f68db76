import { z } from 'zod'
import { brief } from './briefs.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { feedbackReview, reviewInput } from './feedback.ts'
import { id, idParams } from './primitives.ts'

export const listBriefReviews = endpoint('GET', '/api/briefs/:id/reviews', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary: 'Who approved a brief or asked for changes, the newest first',
  params: idParams,
  query: pageQuery,
  response: pageSchema(feedbackReview),
})

export const reviewBrief = endpoint('POST', '/api/briefs/:id/reviews', {
  access: 'verified',
  permission: 'feedback.comment',
  feature: 'full_product',
  changes: ['briefs', 'feedback', 'notifications'],
  errors: ['version_conflict'],
  summary: 'Approves a version of a brief, or asks for changes; the same idempotency key does it once',
  params: idParams,
  body: reviewInput.extend({ idempotency_key: id }),
  response: dataSchema(feedbackReview),
  status: 201,
})

export const getApprovedBrief = endpoint('GET', '/api/briefs/:id/versions/:version', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary: 'What an approved version of a brief says, whatever was changed since',
  params: z.object({ id, version: z.coerce.number().int().min(1).max(2_147_483_647) }),
  response: dataSchema(brief),
})
