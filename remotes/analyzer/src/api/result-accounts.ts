import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { listResultAccounts } from '@marquee/contract/result-imports'
import { queryOptions } from '@tanstack/react-query'

export function resultAccountsQuery() {
  return queryOptions({
    queryKey: ['analyzer', 'accounts'],
    meta: changesWith('ad-results'),
    queryFn: ({ signal }) => callEndpoint(listResultAccounts, {}, { signal }),
  })
}
