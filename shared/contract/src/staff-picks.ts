import { z } from 'zod'
import { adSummary } from './ads.ts'
import { board } from './boards.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery } from './pagination.ts'
import { id, idParams, text } from './primitives.ts'

export const staffPick = board
  .pick({ id: true, name: true, description: true, ads_count: true, covers: true })
  .extend({ curator_note: z.string(), copies_count: z.number().int() })
export type StaffPick = z.infer<typeof staffPick>

const allPicks = dataSchema(z.array(staffPick))

export const listStaffPicks = endpoint('GET', '/api/staff-picks', {
  access: 'verified',
  feature: ['explore_pages', 'swipe_file'],
  scope: 'explore:read',
  summary: 'The boards that the staff recommends, in its order',
  response: allPicks,
})

export const getStaffPick = endpoint('GET', '/api/staff-picks/:id', {
  access: 'verified',
  feature: ['explore_pages', 'swipe_file'],
  scope: 'explore:read',
  summary: 'A board that the staff recommends, with a page of its ads',
  params: idParams,
  query: pageQuery,
  response: z.object({
    data: staffPick.extend({ ads: z.array(adSummary) }),
    meta: z.object({ next_cursor: z.string().nullable() }),
  }),
})

export const copyStaffPick = endpoint('POST', '/api/staff-picks/:id/copies', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  scope: 'boards:write',
  changes: ['boards'],
  summary: "Copies a recommended board into one's own workspace; the same idempotency key copies it once",
  params: idParams,
  body: z.object({ idempotency_key: id }),
  response: dataSchema(board),
  status: 201,
})

export const pickBoard = endpoint('PUT', '/api/admin/staff-picks/:id', {
  access: 'admin',
  changes: ['boards'],
  summary: "Recommends a board of the admin's workspace, or changes the note on it",
  params: idParams,
  body: z.object({ curator_note: text(1000) }),
  response: allPicks,
})

export const moveStaffPick = endpoint('PUT', '/api/admin/staff-picks/:id/place', {
  access: 'admin',
  changes: ['boards'],
  summary: 'Moves a recommended board before another one, or to the end',
  params: idParams,
  body: z.object({ before_id: id.nullable() }),
  response: allPicks,
})

export const unpickBoard = endpoint('DELETE', '/api/admin/staff-picks/:id', {
  access: 'admin',
  changes: ['boards'],
  summary: 'Ends the recommendation; the board and all copies stay',
  params: idParams,
  response: allPicks,
})
