import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listBoards } from '@marquee/contract/boards'
import { queryOptions } from '@tanstack/react-query'

const MOST_BOARDS = 100
export const BOARDS_KEY = ['ad-library', 'boards'] as const

/** The newest boards of the workspace. */
export const listBoardsQuery = queryOptions({
  queryKey: BOARDS_KEY,
  meta: changesWith('boards'),
  queryFn: ({ signal }) => callEndpoint(listBoards, { query: { limit: MOST_BOARDS } }, { signal }),
})
