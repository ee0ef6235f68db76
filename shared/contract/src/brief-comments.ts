import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { feedbackComment, guestSignature, newFeedbackComment, threadState } from './feedback.ts'
import { id, idParams } from './primitives.ts'

/** The part of a brief that a comment is about; `brief` is all of it. */
export const briefSection = z.enum([
  'brief',
  'objective',
  'audience',
  'insight',
  'concept',
  'hooks',
  'script',
  'deliverables',
  'references',
  'images',
  'do',
  'dont',
  'success_metrics',
])
export type BriefSection = z.infer<typeof briefSection>

const briefComment = feedbackComment.omit({ frame: true }).extend({ section: briefSection })

export const briefThread = briefComment.extend({ ...threadState, replies: z.array(briefComment) })
export type BriefThread = z.infer<typeof briefThread>

const rights = { access: 'verified', feature: 'full_product' } as const
const writing = { ...rights, permission: 'feedback.comment', changes: ['feedback'] } as const
const commentParams = z.object({ id, comment_id: id })

export const listBriefComments = endpoint('GET', '/api/briefs/:id/comments', {
  ...rights,
  plan: 'ended',
  summary: 'Comments on a brief with their replies, the oldest first',
  params: idParams,
  query: pageQuery,
  response: pageSchema(briefThread),
})

export const createBriefComment = endpoint('POST', '/api/briefs/:id/comments', {
  ...writing,
  changes: ['feedback', 'notifications'],
  summary: 'Comments on a part of a brief, or replies; the same idempotency key comments once',
  params: idParams,
  body: newFeedbackComment.omit({ frame: true }).extend({ section: briefSection.default('brief') }),
  response: dataSchema(briefThread),
  status: 201,
})

export const resolveBriefComment = endpoint('PUT', '/api/briefs/:id/comments/:comment_id/resolution', {
  ...writing,
  summary: 'Marks a comment as settled, or opens it again',
  params: commentParams,
  body: z.object({ is_resolved: z.boolean() }),
  response: dataSchema(briefThread),
})

export const deleteBriefComment = endpoint('DELETE', '/api/briefs/:id/comments/:comment_id', {
  ...writing,
  summary: "Removes one's own comment or a guest's, with its replies",
  params: commentParams,
  response: z.undefined(),
  status: 204,
})

export const guestComment = newFeedbackComment
  .pick({ parent_id: true, body: true })
  .extend({ ...guestSignature.shape, section: briefSection.default('brief') })
