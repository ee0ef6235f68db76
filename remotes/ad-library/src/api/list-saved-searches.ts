import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listSavedSearches } from '@marquee/contract/saved-searches'
import { queryOptions } from '@tanstack/react-query'

/** The person's own searches in this workspace. */
export const listSavedSearchesQuery = queryOptions({
  queryKey: ['ad-library', 'saved-searches'],
  meta: changesWith('saved-searches'),
  queryFn: ({ signal }) => callEndpoint(listSavedSearches, {}, { signal }),
})
