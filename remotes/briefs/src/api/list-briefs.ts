import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { type BriefStatus, listBriefs } from '@marquee/contract/briefs'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { briefKeys } from './brief-keys.ts'

export interface BriefFilters {
  q: string
  status: BriefStatus | undefined
  isArchived: boolean
}

export function briefsQuery({ q, status, isArchived }: BriefFilters) {
  return infiniteQueryOptions({
    queryKey: [...briefKeys.lists, { q, status, isArchived }],
    meta: changesWith('briefs'),
    queryFn: ({ pageParam: cursor, signal }) =>
      callEndpoint(listBriefs, { query: { q, status, archived: isArchived ? '1' : '0', cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next_cursor ?? undefined,
  })
}
