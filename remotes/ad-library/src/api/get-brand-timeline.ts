import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getBrandTimeline } from '@marquee/contract/brand-insights'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** A brand's last days, today included. */
export function getBrandTimelineQuery(id: string, days: number) {
  return queryOptions({
    queryKey: ['ad-library', 'brand-timeline', id, days],
    queryFn: ({ signal }) => callEndpoint(getBrandTimeline, { params: { id }, query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
