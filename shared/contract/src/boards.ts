import { z } from 'zod'
import { adSummary } from './ads.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

export const board = z.object({
  id,
  name: z.string(),
  description: z.string(),
  ads_count: z.number().int(),
  created_at: timestamp,
})
export type Board = z.infer<typeof board>

export const listBoards = endpoint('GET', '/api/boards', {
  access: 'verified',
  summary: "The workspace's boards, newest first",
  query: pageQuery,
  response: pageOf(board),
})

export const getBoard = endpoint('GET', '/api/boards/:id', {
  access: 'verified',
  summary: 'One board with a page of its ads, in the order of the board',
  params: idParams,
  query: pageQuery,
  response: z.object({
    data: board.extend({ ads: z.array(adSummary) }),
    meta: z.object({ next_cursor: z.string().nullable() }),
  }),
})
