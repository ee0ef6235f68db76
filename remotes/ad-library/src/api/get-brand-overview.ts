import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getBrandOverview } from '@marquee/contract/brand-insights'
import { queryOptions } from '@tanstack/react-query'

export const BRAND_OVERVIEW_KEY = ['ad-library', 'brand-overview'] as const

export function getBrandOverviewQuery(id: string) {
  return queryOptions({
    queryKey: [...BRAND_OVERVIEW_KEY, id],
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(getBrandOverview, { params: { id } }, { signal }),
  })
}
