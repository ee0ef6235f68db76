import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listReleasedPackages } from '@marquee/contract/releases'
import { queryOptions } from '@tanstack/react-query'

const REFRESH_MS = 30_000

/** What users run, as it is: teams release and canaries are stopped while the page is open. */
export const releasedPackagesQuery = queryOptions({
  queryKey: ['released-packages'],
  queryFn: ({ signal }) => callEndpoint(listReleasedPackages, {}, { signal }),
  refetchInterval: REFRESH_MS,
})
