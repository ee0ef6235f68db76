import { z } from 'zod'
import { adSummary } from './ads.ts'
import { briefThread, guestComment } from './brief-comments.ts'
import { brief } from './briefs.ts'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { feedbackReview, guestSignature, reviewInput } from './feedback.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { sharedImage } from './shared-images.ts'
import { sharedVideo } from './shared-videos.ts'
import { tokenParams } from './sharing.ts'

const sharedBrief = brief
  .omit({
    id: true,
    created_at: true,
    archived_at: true,
    product_id: true,
    brand_profile_id: true,
    reference_ad_ids: true,
  })
  .extend({
    workspace_name: z.string(),
    product_name: z.string().nullable(),
    reference_ads: z.array(adSummary),
    images: z.array(sharedImage),
    videos: z.array(sharedVideo),
    /** Whether guests may comment, approve and ask for changes. */
    allows_comments: z.boolean(),
    /** The newest review; null before the first one. */
    review: feedbackReview.omit({ id: true }).nullable(),
  })
export type SharedBrief = z.infer<typeof sharedBrief>

export const getSharedBrief = endpoint('GET', '/api/shared/briefs/:token', {
  access: 'anonymous',
  errors: ['link_locked'],
  summary: 'A brief as its link shows it',
  params: tokenParams,
  response: dataSchema(sharedBrief),
})

export const downloadSharedBrief = download('GET', '/shared-brief-files/:token/brief.pdf', {
  access: 'anonymous',
  summary: 'A brief as a PDF, for guests of its link',
  params: tokenParams,
  contentType: 'application/pdf',
  errors: [503, 'link_locked'],
})

export const listSharedBriefComments = endpoint('GET', '/api/shared/briefs/:token/comments', {
  access: 'anonymous',
  errors: ['link_locked'],
  summary: 'Comments on a shared brief that are meant for guests, the oldest first; none where guests may not comment',
  params: tokenParams,
  query: pageQuery,
  response: pageSchema(briefThread),
})

export const commentSharedBrief = endpoint('POST', '/api/shared/briefs/:token/comments', {
  access: 'anonymous',
  errors: [403, 'link_locked'],
  summary: "A guest's comment; the same idempotency key comments once",
  params: tokenParams,
  body: guestComment,
  response: dataSchema(briefThread),
  status: 201,
})

export const reviewSharedBrief = endpoint('POST', '/api/shared/briefs/:token/reviews', {
  access: 'anonymous',
  errors: [403, 'version_conflict', 'link_locked'],
  summary: 'A guest approves a version of a shared brief, or asks for changes',
  params: tokenParams,
  body: reviewInput.extend(guestSignature.shape),
  response: dataSchema(feedbackReview.omit({ id: true })),
  status: 201,
})
