import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listStaffPicks } from '@marquee/contract/staff-picks'
import { queryOptions } from '@tanstack/react-query'

/** The boards that the staff recommends. */
export const listStaffPicksQuery = queryOptions({
  queryKey: ['ad-library', 'staff-picks'],
  meta: changesWith('boards'),
  queryFn: ({ signal }) => callEndpoint(listStaffPicks, {}, { signal }),
})
