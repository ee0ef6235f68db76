import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listMembers } from '@marquee/contract/members'
import { queryOptions } from '@tanstack/react-query'

const memberKeys = { choices: ['briefs', 'members'] as const }

/** The members that a comment may mention. */
export function memberChoicesQuery() {
  return queryOptions({
    queryKey: memberKeys.choices,
    meta: changesWith('members'),
    queryFn: async ({ signal }) => (await callEndpoint(listMembers, { query: { limit: 100 } }, { signal })).data,
  })
}
