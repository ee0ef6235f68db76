import { z } from 'zod'
import { adSummary, media } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, line, text, timestamp } from './primitives.ts'
import { savedAdFilters } from './saved-ads.ts'

export const boardName = line(120, 'a name')
export const MAX_BOARD_NOTE = 2000
/** The largest depth of nested folders. */
export const MAX_FOLDER_DEPTH = 4
/** The largest number of ads that one call puts on a board. */
const MAX_ADDED_ADS = 500

export const board = z.object({
  id,
  name: z.string(),
  description: z.string(),
  folder_id: id.nullable(),
  ads_count: z.number().int(),
  /** The chosen image, then the first images on the board; at most four. */
  covers: z.array(media),
  is_staff_pick: z.boolean(),
  created_at: timestamp,
})
export type Board = z.infer<typeof board>

/** Notes by ad id; ads without a note are missing. */
export const adNotes = z.record(z.string(), z.string())

const boardWithAds = board.extend({ ads: z.array(adSummary), notes: adNotes })

/** `last_used`: the board on which an ad was put last, or which was made last, comes first. */
export const boardSort = z.enum(['newest', 'last_used'])
export type BoardSort = z.infer<typeof boardSort>

export const listBoards = endpoint('GET', '/api/boards', {
  access: 'verified',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'boards:read',
  summary: "The workspace's boards",
  query: pageQuery.extend({
    /** Part of the name, in any case. */
    q: z.string().max(200).optional(),
    sort: boardSort.default('newest'),
  }),
  response: pageSchema(board),
})

export const getBoard = endpoint('GET', '/api/boards/:id', {
  access: 'verified',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'boards:read',
  summary: 'One board with a page of the ads that fit, in the order of the board',
  params: idParams,
  query: pageQuery.extend(savedAdFilters.shape),
  response: z.object({ data: boardWithAds, meta: z.object({ next_cursor: z.string().nullable() }) }),
})

export const createBoard = endpoint('POST', '/api/boards', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Makes a board; the same idempotency key makes it once',
  body: z.object({
    idempotency_key: z.uuid(),
    name: boardName,
    description: text(2000).default(''),
    folder_id: id.nullable().default(null),
    ad_ids: z.array(id).max(MAX_ADDED_ADS).default([]),
  }),
  response: dataSchema(board),
  status: 201,
})

export const updateBoard = endpoint('PATCH', '/api/boards/:id', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Renames or describes a board',
  params: idParams,
  body: z.object({ name: boardName.optional(), description: text(2000).optional() }),
  response: dataSchema(board),
})

export const deleteBoard = endpoint('DELETE', '/api/boards/:id', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Removes a board; it can be brought back',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const restoreBoard = endpoint('POST', '/api/boards/:id/restore', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Brings a removed board back',
  params: idParams,
  response: dataSchema(board),
})

export const addBoardAds = endpoint('POST', '/api/boards/:id/ads', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Puts ads at the end of a board; those that are on it stay where they are',
  params: idParams,
  body: z.object({ ad_ids: z.array(id).min(1).max(MAX_ADDED_ADS) }),
  response: dataSchema(board),
})

const boardAdParams = z.object({ id, ad_id: id })

export const updateBoardAd = endpoint('PATCH', '/api/boards/:id/ads/:ad_id', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Changes the note on an ad of a board, or its place, or makes its image the cover',
  params: boardAdParams,
  body: z.object({
    note: text(MAX_BOARD_NOTE).optional(),
    /** The ad that it is placed before; null for the end. */
    before_ad_id: id.nullable().optional(),
    /** Its image becomes the first of the board's cover images, in place of the previous one. */
    is_cover: z.literal(true).optional(),
  }),
  response: z.undefined(),
  status: 204,
})

export const removeBoardAd = endpoint('DELETE', '/api/boards/:id/ads/:ad_id', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Takes an ad off a board; one that is not on it stays off',
  params: boardAdParams,
  response: z.undefined(),
  status: 204,
})

export const boardTree = z.object({
  /** Ordered within each parent. */
  folders: z.array(z.object({ id, name: z.string(), parent_id: id.nullable() })),
  /** Ordered within each folder. */
  boards: z.array(z.object({ id, name: z.string(), folder_id: id.nullable(), ads_count: z.number().int() })),
})
export type BoardTree = z.infer<typeof boardTree>

export const getBoardTree = endpoint('GET', '/api/board-tree', {
  access: 'verified',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'boards:read',
  summary: "The workspace's folders and boards as the side navigation shows them",
  response: dataSchema(boardTree),
})

export const moveBoard = endpoint('PUT', '/api/boards/:id/place', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Moves a board into a folder, or among its neighbours',
  params: idParams,
  body: z.object({ folder_id: id.nullable(), before_id: id.nullable() }),
  response: dataSchema(boardTree),
})

export const moveBoardFolder = endpoint('PUT', '/api/board-folders/:id/place', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Moves a folder into another one, or among its neighbours',
  params: idParams,
  body: z.object({ folder_id: id.nullable(), before_id: id.nullable() }),
  response: dataSchema(boardTree),
})

export const createBoardFolder = endpoint('POST', '/api/board-folders', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Makes a folder for boards; the same idempotency key makes it once',
  body: z.object({ idempotency_key: id.optional(), name: boardName, folder_id: id.nullable().default(null) }),
  response: dataSchema(boardTree),
  status: 201,
})

export const updateBoardFolder = endpoint('PATCH', '/api/board-folders/:id', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Renames a folder',
  params: idParams,
  body: z.object({ name: boardName }),
  response: dataSchema(boardTree),
})

export const deleteBoardFolder = endpoint('DELETE', '/api/board-folders/:id', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: 'Removes a folder; what was in it moves to where the folder was',
  params: idParams,
  response: dataSchema(boardTree),
})
