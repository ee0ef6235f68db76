import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getBoardTree } from '@marquee/contract/boards'
import { queryOptions } from '@tanstack/react-query'

/** Folders and boards of the side navigation. Remotes that change boards invalidate this key. */
export const boardTreeQuery = queryOptions({
  queryKey: ['board-tree'],
  meta: changesWith('boards'),
  queryFn: ({ signal }) => callEndpoint(getBoardTree, {}, { signal }),
})
