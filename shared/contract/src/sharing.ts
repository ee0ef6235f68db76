import { z } from 'zod'
import { adSummary } from './ads.ts'
import { adNotes, board } from './boards.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

export const share = z.object({
  /** The last segment of the link, which is the token. Everyone with the link can view. */
  token: z.string(),
  /** For a board: show the workspace's notes on its ads. */
  shows_notes: z.boolean(),
  /** For briefs, funnel pages and videos: guests may comment, approve and ask for changes. */
  allows_comments: z.boolean(),
  /** For images and videos: guests may save the files. */
  allows_download: z.boolean(),
  has_password: z.boolean(),
  expires_at: timestamp.nullable(),
  is_expired: z.boolean(),
  created_at: timestamp,
})
export type Share = z.infer<typeof share>

/** At least as long as a word that guesses do not find within the limits of attempts. */
const linkPassword = z
  .string()
  .min(8, { message: 'Use at least 8 characters.' })
  .max(200, { message: 'Use at most 200 characters.' })

const shareChoice = z.object({
  /** Null: until it is withdrawn. */
  expires_at: timestamp.nullable(),
  shows_notes: z.boolean().default(false),
  allows_comments: z.boolean().default(false),
  allows_download: z.boolean().default(false),
  /** What guests must enter to open the link; null takes it off; left out, it stays as it is. */
  password: linkPassword.nullable().optional(),
})
export type ShareChoice = z.output<typeof shareChoice>

/** The options that the endpoints of each kind of link share. */
const linkReading = {
  access: 'verified',
  plan: 'ended',
  params: idParams,
  response: dataSchema(share.nullable()),
} as const
const linkWriting = {
  access: 'verified',
  permission: 'sharing.manage',
  changes: ['shares'],
  params: idParams,
} as const
const linkSharing = { ...linkWriting, response: dataSchema(share) } as const
const linkRevoking = { ...linkWriting, plan: 'ended', response: z.undefined(), status: 204 } as const

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
  body: shareChoice.pick({ expires_at: true, shows_notes: true }),
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

export const getBriefShare = endpoint('GET', '/api/briefs/:id/share', {
  ...linkReading,
  feature: 'full_product',
  summary: 'The link of a brief; null when it is not shared',
})

export const shareBrief = endpoint('PUT', '/api/briefs/:id/share', {
  ...linkSharing,
  feature: 'full_product',
  summary: 'Shares a brief by link, or changes how long and whether guests may comment and approve',
  body: shareChoice.pick({ expires_at: true, password: true, allows_comments: true }),
})

export const revokeBriefShare = endpoint('DELETE', '/api/briefs/:id/share', {
  ...linkRevoking,
  feature: 'full_product',
  summary: 'Withdraws the link of a brief for good',
})

export const getImageOrderShare = endpoint('GET', '/api/image-generations/:id/share', {
  ...linkReading,
  feature: 'full_product',
  summary: 'The link of an order of images; null when it is not shared',
})

export const shareImageOrder = endpoint('PUT', '/api/image-generations/:id/share', {
  ...linkSharing,
  feature: 'full_product',
  summary: 'Shares the finished images of an order by link, or changes how long and whether they may be saved',
  body: shareChoice.pick({ expires_at: true, password: true, allows_download: true }),
})

export const revokeImageOrderShare = endpoint('DELETE', '/api/image-generations/:id/share', {
  ...linkRevoking,
  feature: 'full_product',
  summary: 'Withdraws the link of an order of images for good',
})

const imageParams = z.object({ id, image_id: id })

export const getImageShare = endpoint('GET', '/api/image-generations/:id/images/:image_id/share', {
  ...linkReading,
  params: imageParams,
  feature: 'full_product',
  summary: 'The link of one generated image; null when it is not shared',
})

export const shareImage = endpoint('PUT', '/api/image-generations/:id/images/:image_id/share', {
  ...linkSharing,
  params: imageParams,
  feature: 'full_product',
  summary: 'Shares one generated image by link, or changes how long and whether it may be saved',
  body: shareChoice.pick({ expires_at: true, password: true, allows_download: true }),
})

export const revokeImageShare = endpoint('DELETE', '/api/image-generations/:id/images/:image_id/share', {
  ...linkRevoking,
  params: imageParams,
  feature: 'full_product',
  summary: 'Withdraws the link of a generated image for good',
})

export const getAnalysisShare = endpoint('GET', '/api/creative-analyses/:id/share', {
  ...linkReading,
  feature: 'creative_analyzer',
  summary: 'The link of an analysis; null when it is not shared',
})

export const shareAnalysis = endpoint('PUT', '/api/creative-analyses/:id/share', {
  ...linkSharing,
  feature: 'creative_analyzer',
  errors: [409],
  summary: 'Shares a finished analysis by link, or changes how long',
  body: shareChoice.pick({ expires_at: true }),
})

export const revokeAnalysisShare = endpoint('DELETE', '/api/creative-analyses/:id/share', {
  ...linkRevoking,
  feature: 'creative_analyzer',
  summary: 'Withdraws the link of an analysis for good',
})

export const getVideoShare = endpoint('GET', '/api/videos/:id/share', {
  ...linkReading,
  feature: 'full_product',
  summary: 'The link of a video; null when it is not shared',
})

export const shareVideo = endpoint('PUT', '/api/videos/:id/share', {
  ...linkSharing,
  feature: 'full_product',
  summary: 'Shares the newest finished files of a video by link, or changes how long and what guests may do',
  body: shareChoice.pick({ expires_at: true, password: true, allows_comments: true, allows_download: true }),
})

export const revokeVideoShare = endpoint('DELETE', '/api/videos/:id/share', {
  ...linkRevoking,
  feature: 'full_product',
  summary: 'Withdraws the link of a video for good',
})

export const getFunnelPageShare = endpoint('GET', '/api/funnel-pages/:id/share', {
  ...linkReading,
  feature: 'full_product',
  summary: 'The link of a funnel page; null when it is not shared',
})

export const shareFunnelPage = endpoint('PUT', '/api/funnel-pages/:id/share', {
  ...linkSharing,
  feature: 'full_product',
  summary:
    'Shares the saved version of a funnel page by link, or changes how long and whether guests may comment and approve',
  body: shareChoice.pick({ expires_at: true, password: true, allows_comments: true }),
})

export const revokeFunnelPageShare = endpoint('DELETE', '/api/funnel-pages/:id/share', {
  ...linkRevoking,
  feature: 'full_product',
  summary: 'Withdraws the link of a funnel page for good',
})

/** Any text: a token that never existed gets the same answer as an expired one. */
export const tokenParams = z.object({ token: z.string().max(200) })

export const unlockLink = endpoint('POST', '/api/shared/links/:token/unlock', {
  access: 'anonymous',
  summary: 'Checks the password of a link, and answers a token that opens it for twelve hours',
  params: tokenParams,
  body: z.object({ password: z.string().max(200) }),
  response: dataSchema(z.object({ token: z.string() })),
})

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
