import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getBrandSpyFigures } from '@marquee/contract/brand-spy'
import { queryOptions } from '@tanstack/react-query'

/** What a brand keeps and stops. */
export function getBrandSpyFiguresQuery(id: string) {
  return queryOptions({
    queryKey: ['ad-library', 'brand-spy-figures', id],
    queryFn: ({ signal }) => callEndpoint(getBrandSpyFigures, { params: { id } }, { signal }),
  })
}
