import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { feedbackReview, feedbackThread, guestSignature, newFeedbackComment, reviewInput } from './feedback.ts'
import { dataSchema, pageQuery, pageSchema } from './pagination.ts'
import { id } from './primitives.ts'
import { tokenParams } from './sharing.ts'

/** What guests of a link comment on and approve besides briefs. */
const creativeKind = z.enum(['funnel_page', 'video'])
export type CreativeKind = z.infer<typeof creativeKind>

const creativeParams = z.object({ kind: creativeKind, id })
const commentParams = creativeParams.extend({ comment_id: id })
const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const
const writing = {
  access: 'verified',
  permission: 'feedback.comment',
  feature: 'full_product',
  changes: ['feedback'],
} as const

export const listCreativeComments = endpoint('GET', '/api/feedback/:kind/:id/comments', {
  ...reading,
  summary: 'Comments on a funnel page or a video with their replies, the oldest first',
  params: creativeParams,
  query: pageQuery,
  response: pageSchema(feedbackThread),
})

export const createCreativeComment = endpoint('POST', '/api/feedback/:kind/:id/comments', {
  ...writing,
  changes: ['feedback', 'notifications'],
  summary: 'Comments on a funnel page or a video, or replies; the same idempotency key comments once',
  params: creativeParams,
  body: newFeedbackComment,
  response: dataSchema(feedbackThread),
  status: 201,
})

export const resolveCreativeComment = endpoint('PUT', '/api/feedback/:kind/:id/comments/:comment_id/resolution', {
  ...writing,
  summary: 'Marks a comment as settled, or opens it again',
  params: commentParams,
  body: z.object({ is_resolved: z.boolean() }),
  response: dataSchema(feedbackThread),
})

export const deleteCreativeComment = endpoint('DELETE', '/api/feedback/:kind/:id/comments/:comment_id', {
  ...writing,
  summary: "Removes one's own comment or a guest's, with its replies",
  params: commentParams,
  response: z.undefined(),
  status: 204,
})

export const listCreativeReviews = endpoint('GET', '/api/feedback/:kind/:id/reviews', {
  ...reading,
  summary: 'Who approved a funnel page or a video or asked for changes, the newest first',
  params: creativeParams,
  query: pageQuery,
  response: pageSchema(feedbackReview),
})

export const listGuestComments = endpoint('GET', '/api/shared/feedback/:token/comments', {
  access: 'anonymous',
  errors: ['link_locked'],
  summary: 'Comments on a shared page or video that are meant for guests; none where guests may not comment',
  params: tokenParams,
  query: pageQuery,
  response: pageSchema(feedbackThread),
})

export const createGuestComment = endpoint('POST', '/api/shared/feedback/:token/comments', {
  access: 'anonymous',
  errors: [403, 'link_locked'],
  summary: "A guest's comment on a shared page or video; the same idempotency key comments once",
  params: tokenParams,
  body: newFeedbackComment
    .pick({ section: true, frame: true, parent_id: true, body: true })
    .extend(guestSignature.shape),
  response: dataSchema(feedbackThread),
  status: 201,
})

export const reviewAsGuest = endpoint('POST', '/api/shared/feedback/:token/reviews', {
  access: 'anonymous',
  errors: [403, 'version_conflict', 'link_locked'],
  summary: 'A guest approves a version of a shared page or video, or asks for changes',
  params: tokenParams,
  body: reviewInput.extend(guestSignature.shape),
  response: dataSchema(feedbackReview.omit({ id: true })),
  status: 201,
})
