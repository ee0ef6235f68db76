import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { displayName, id, idParams, line, timestamp } from './primitives.ts'

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

/** Most replies to one comment. */
export const MAX_REPLIES = 100

const commentText = line(2000, 'a comment')

const briefComment = z.object({
  id,
  section: briefSection,
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
export type BriefComment = z.infer<typeof briefComment>

export const briefThread = briefComment.extend({
  /** Whether guests of the brief's link can read it. */
  is_for_guests: z.boolean(),
  resolved_at: timestamp.nullable(),
  resolved_by_name: z.string().nullable(),
  replies: z.array(briefComment),
})
export type BriefThread = z.infer<typeof briefThread>

const rights = { access: 'verified', feature: 'full_product' } as const
const writing = { ...rights, permission: 'briefs.comment', changes: ['brief-comments'] } as const
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
  changes: ['brief-comments', 'notifications'],
  summary: 'Comments on a part of a brief, or replies; the same idempotency key comments once',
  params: idParams,
  body: z.object({
    section: briefSection.default('brief'),
    /** The comment that it answers. */
    parent_id: id.nullable().default(null),
    body: commentText,
    is_for_guests: z.boolean().default(false),
    mentioned_user_ids: z.array(id).max(20).default([]),
    idempotency_key: id,
  }),
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

/** The details that a guest of a link enters, and a field that only bots fill in. */
export const guestSignature = z.object({
  name: displayName.max(80, { message: 'Use at most 80 characters.' }),
  /** Hidden in the page: a bot that fills in every field reveals itself. */
  website: z.string().max(200).default(''),
  idempotency_key: id,
})

export const guestComment = guestSignature.extend({
  section: briefSection.default('brief'),
  parent_id: id.nullable().default(null),
  body: commentText,
})
