import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listBoards } from '@marquee/contract/boards'
import { queryOptions } from '@tanstack/react-query'

const MOST_BOARDS = 12

/** The newest boards of the workspace. */
export const listBoardsQuery = queryOptions({
  queryKey: ['ad-library', 'boards'],
  queryFn: ({ signal }) => callEndpoint(listBoards, { query: { limit: MOST_BOARDS } }, { signal }),
})
