import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { type CreditEntryFilter, listCreditEntries } from '@marquee/contract/credits'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { CREDITS_KEY } from './get-credits.ts'

export function creditEntriesQuery(show: CreditEntryFilter) {
  return infiniteQueryOptions({
    queryKey: [...CREDITS_KEY, 'entries', show],
    meta: changesWith('credits'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listCreditEntries, { query: { show, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}
