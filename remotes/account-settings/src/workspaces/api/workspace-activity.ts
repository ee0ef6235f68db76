import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listWorkspaceActivity } from '@marquee/contract/workspace-activity'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { memberKeys } from './members.ts'

const workspaceActivityKeys = { list: [...memberKeys.all, 'activity'] as const }

export function listWorkspaceActivityQuery() {
  return infiniteQueryOptions({
    queryKey: workspaceActivityKeys.list,
    meta: changesWith('members', 'workspace'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listWorkspaceActivity, { query: { cursor: pageParam ?? undefined, limit: 10 } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
