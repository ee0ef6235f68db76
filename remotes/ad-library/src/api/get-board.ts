import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getBoard } from '@marquee/contract/boards'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 32
export const BOARD_KEY = ['ad-library', 'board'] as const

/** A board, with pages of its ads. */
export function getBoardQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...BOARD_KEY, id],
    meta: changesWith('boards'),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      const page = await callEndpoint(getBoard, { params: { id }, query }, { signal })
      return withMeasuredTexts(page, ({ data }) => data.ads)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    structuralSharing: false,
  })
}
