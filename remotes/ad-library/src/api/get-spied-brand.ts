import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getSpiedBrand } from '@marquee/contract/brand-spy'
import { queryOptions } from '@tanstack/react-query'

export const SPIED_BRAND_KEY = ['ad-library', 'spied-brand'] as const

/** A followed brand; fails with 404 for one that is not followed. */
export function getSpiedBrandQuery(id: string) {
  return queryOptions({
    queryKey: [...SPIED_BRAND_KEY, id],
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(getSpiedBrand, { params: { id } }, { signal }),
  })
}
