import { z } from 'zod'
import { brief } from './briefs.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, text, timestamp } from './primitives.ts'

const reviewDecision = z.enum(['approved', 'changes_requested'])
export type ReviewDecision = z.infer<typeof reviewDecision>

export const briefReview = z.object({
  id,
  decision: reviewDecision,
  /** The reviewed version of the brief. The content of an approved version is kept. */
  version: z.number().int(),
  reviewer_name: z.string(),
  is_guest: z.boolean(),
  note: z.string(),
  created_at: timestamp,
})
export type BriefReview = z.infer<typeof briefReview>

export const reviewInput = z.object({
  decision: reviewDecision,
  note: text(1000).default(''),
  /** The version that the reviewer read; 409 when the brief has changed since. */
  version: z.number().int(),
})

export const listBriefReviews = endpoint('GET', '/api/briefs/:id/reviews', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  summary: 'Who approved a brief or asked for changes, the newest first',
  params: idParams,
  query: pageQuery,
  response: pageSchema(briefReview),
})

export const reviewBrief = endpoint('POST', '/api/briefs/:id/reviews', {
  access: 'verified',
  permission: 'briefs.comment',
  feature: 'full_product',
  changes: ['briefs', 'brief-reviews', 'notifications'],
  errors: ['version_conflict'],
  summary: 'Approves a version of a brief, or asks for changes; the same idempotency key does it once',
  params: idParams,
  body: reviewInput.extend({ idempotency_key: id }),
  response: dataSchema(briefReview),
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
