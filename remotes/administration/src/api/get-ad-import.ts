import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getAdImport } from '@marquee/contract/ad-imports'
import { queryOptions } from '@tanstack/react-query'

const ASK_EVERY_MS = 1000

/** An import, asked for again until it has ended. */
export function getAdImportQuery(id: string) {
  return queryOptions({
    queryKey: ['ad-library', 'ad-import', id],
    queryFn: ({ signal }) => callEndpoint(getAdImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => {
      const current = state.data?.data.state
      return current === 'waiting' || current === 'running' ? ASK_EVERY_MS : false
    },
  })
}
