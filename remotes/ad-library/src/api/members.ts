import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listMembers } from '@marquee/contract/members'
import { queryOptions } from '@tanstack/react-query'

const MOST_MEMBERS = 100

/** The members of the workspace who can be chosen in a filter. */
export function listMembersQuery() {
  return queryOptions({
    queryKey: ['ad-library', 'members'],
    meta: changesWith('members'),
    queryFn: ({ signal }) => callEndpoint(listMembers, { query: { limit: MOST_MEMBERS } }, { signal }),
  })
}
