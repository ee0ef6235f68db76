import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getSharedAd } from '@marquee/contract/sharing'
import { queryOptions } from '@tanstack/react-query'

/** An ad as its link shows it. */
export function getSharedAdQuery(token: string) {
  return queryOptions({
    queryKey: ['ad-library', 'shared-ad', token],
    queryFn: ({ signal }) => callEndpoint(getSharedAd, { params: { token } }, { signal }),
  })
}
