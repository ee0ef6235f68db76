import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getBoardTree } from '@marquee/contract/boards'
import { queryOptions } from '@tanstack/react-query'

export const BOARD_TREE_KEY = ['ad-library', 'board-tree'] as const

/** Folders and boards of the side navigation. */
export const boardTreeQuery = queryOptions({
  queryKey: BOARD_TREE_KEY,
  meta: changesWith('boards'),
  queryFn: ({ signal }) => callEndpoint(getBoardTree, {}, { signal }),
})
