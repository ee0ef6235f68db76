import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listStaffPicks } from '@marquee/contract/staff-picks'
import { queryOptions } from '@tanstack/react-query'

/** The boards that the staff recommends. */
export const listStaffPicksQuery = queryOptions({
  queryKey: ['ad-library', 'staff-picks'],
  queryFn: ({ signal }) => callEndpoint(listStaffPicks, {}, { signal }),
})
