import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getStaffPick } from '@marquee/contract/staff-picks'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions } from '@tanstack/react-query'

const PAGE_SIZE = 32
export const STAFF_PICK_KEY = ['ad-library', 'staff-pick'] as const

/** A recommended board, with pages of its ads. */
export function getStaffPickQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...STAFF_PICK_KEY, id],
    meta: changesWith('boards'),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      const page = await callEndpoint(getStaffPick, { params: { id }, query }, { signal })
      return withMeasuredTexts(page, ({ data }) => data.ads)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    structuralSharing: false,
  })
}
