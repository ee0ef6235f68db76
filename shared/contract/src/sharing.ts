import { z } from 'zod'
import { adSummary } from './ads.ts'
import { adNotes, board } from './boards.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

export const share = z.object({
  /** The end of the link. Whoever has it may look. */
  token: z.string(),
  shows_notes: z.boolean(),
  expires_at: timestamp.nullable(),
  is_expired: z.boolean(),
  created_at: timestamp,
})
export type Share = z.infer<typeof share>

const shareChoice = z.object({
  /** Null: until it is withdrawn. */
  expires_at: timestamp.nullable(),
  shows_notes: z.boolean().default(false),
})

export const getBoardShare = endpoint('GET', '/api/boards/:id/share', {
  access: 'verified',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'boards:read',
  summary: 'The link of a board; null when it is not shared',
  params: idParams,
  response: dataSchema(share.nullable()),
})

export const shareBoard = endpoint('PUT', '/api/boards/:id/share', {
  access: 'verified',
  permission: 'sharing.manage',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['shares'],
  summary: 'Shares a board by link, or changes what its link shows and how long',
  params: idParams,
  body: shareChoice,
  response: dataSchema(share),
})

export const revokeBoardShare = endpoint('DELETE', '/api/boards/:id/share', {
  access: 'verified',
  permission: 'sharing.manage',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['shares'],
  summary: 'Withdraws the link of a board for good',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const getAdShare = endpoint('GET', '/api/ads/:id/share', {
  access: 'verified',
  plan: 'ended',
  feature: ['explore_pages', 'swipe_file'],
  summary: "The workspace's link to an ad; null when it is not shared",
  params: idParams,
  response: dataSchema(share.nullable()),
})

export const shareAd = endpoint('PUT', '/api/ads/:id/share', {
  access: 'verified',
  permission: 'sharing.manage',
  feature: ['explore_pages', 'swipe_file'],
  changes: ['shares'],
  summary: 'Shares an ad by link, for its page and for embedding, or changes how long',
  params: idParams,
  body: shareChoice.pick({ expires_at: true }),
  response: dataSchema(share),
})

export const revokeAdShare = endpoint('DELETE', '/api/ads/:id/share', {
  access: 'verified',
  permission: 'sharing.manage',
  plan: 'ended',
  feature: ['explore_pages', 'swipe_file'],
  changes: ['shares'],
  summary: "Withdraws the workspace's link to an ad for good",
  params: idParams,
  response: z.undefined(),
  status: 204,
})

/** Any text: a token that never was is answered as one that has expired. */
const tokenParams = z.object({ token: z.string().max(200) })

export const getSharedBoard = endpoint('GET', '/api/shared/boards/:token', {
  access: 'anonymous',
  summary: 'A board as its link shows it',
  params: tokenParams,
  query: pageQuery,
  response: z.object({
    data: z.object({
      name: z.string(),
      description: z.string(),
      ads_count: z.number().int(),
      ads: z.array(adSummary),
      notes: adNotes,
    }),
    meta: z.object({ next_cursor: z.string().nullable() }),
  }),
})

export const copySharedBoard = endpoint('POST', '/api/shared/boards/:token/copies', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: "Copies a shared board into one's own workspace; the same idempotency key copies it once",
  params: tokenParams,
  body: z.object({ idempotency_key: id }),
  response: dataSchema(board),
  status: 201,
})

export const getSharedAd = endpoint('GET', '/api/shared/ads/:token', {
  access: 'anonymous',
  summary: 'An ad as its link shows it',
  params: tokenParams,
  response: dataSchema(adSummary),
})
