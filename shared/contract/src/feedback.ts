import { z } from 'zod'
import { displayName, id, line, text, timestamp } from './primitives.ts'

/** Most replies to one comment. */
export const MAX_REPLIES = 100

export const commentText = line(2000, 'a comment')

/** A comment on a brief, a funnel page or a video. */
export const feedbackComment = z.object({
  id,
  /** The part that it is about: of a brief, its name; of a funnel page, the id of the section; empty for all of it. */
  section: z.string(),
  /** Of a video: the frame that it is about; null for all of it. */
  frame: z.number().int().nullable(),
  body: z.string(),
  author_name: z.string(),
  /** Written under a link, by a guest who gave only a name. */
  is_guest: z.boolean(),
  /** Written by the caller. */
  is_own: z.boolean(),
  /** Names of the mentioned members. */
  mentions: z.array(z.string()),
  created_at: timestamp,
})
export type FeedbackComment = z.infer<typeof feedbackComment>

/** What is said of a thread as a whole. */
export const threadState = {
  /** Whether guests of the link can read it. */
  is_for_guests: z.boolean(),
  resolved_at: timestamp.nullable(),
  resolved_by_name: z.string().nullable(),
}

export const feedbackThread = feedbackComment.extend({ ...threadState, replies: z.array(feedbackComment) })
export type FeedbackThread = z.infer<typeof feedbackThread>

/** A comment on a part that its kind of object has. */
export const newFeedbackComment = z.object({
  section: z.string().max(60).default(''),
  frame: z.number().int().min(0).max(2_000_000).nullable().default(null),
  /** The comment that it answers. */
  parent_id: id.nullable().default(null),
  body: commentText,
  is_for_guests: z.boolean().default(false),
  mentioned_user_ids: z.array(id).max(20).default([]),
  idempotency_key: id,
})
export type NewFeedbackComment = z.output<typeof newFeedbackComment>

/** The details that a guest of a link enters, and a field that only bots fill in. */
export const guestSignature = z.object({
  name: displayName.max(80, { message: 'Use at most 80 characters.' }),
  /** Hidden in the page: a bot that fills in every field reveals itself. */
  website: z.string().max(200).default(''),
  idempotency_key: id,
})
export type GuestSignature = z.output<typeof guestSignature>

const reviewDecision = z.enum(['approved', 'changes_requested'])
export type ReviewDecision = z.infer<typeof reviewDecision>

export const feedbackReview = z.object({
  id,
  decision: reviewDecision,
  /** The version that was reviewed; of a video, the number of its render. */
  version: z.number().int(),
  reviewer_name: z.string(),
  is_guest: z.boolean(),
  note: z.string(),
  created_at: timestamp,
})
export type FeedbackReview = z.infer<typeof feedbackReview>

export const reviewInput = z.object({
  decision: reviewDecision,
  note: text(1000).default(''),
  /** The version that the reviewer saw; 409 when there is another one by now. */
  version: z.number().int(),
})
export type ReviewInput = z.output<typeof reviewInput>
