import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listAdImports } from '@marquee/contract/ad-imports'
import { queryOptions } from '@tanstack/react-query'

/** The last imports of the workspace. */
export const listAdImportsQuery = queryOptions({
  queryKey: ['ad-library', 'ad-imports'],
  queryFn: ({ signal }) => callEndpoint(listAdImports, {}, { signal }),
  // An import may have ended since.
  staleTime: 0,
})
