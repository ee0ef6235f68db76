import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getWeeklyWatch } from '@marquee/contract/weekly-watch'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const weeklyWatchKeys = {
  week: (until: string | undefined) => ['ad-library', 'weekly-watch', until ?? 'today'] as const,
}

/** The week of seven days that ends on a given day. @param until undefined: today */
export function getWeeklyWatchQuery(until: string | undefined) {
  return queryOptions({
    queryKey: weeklyWatchKeys.week(until),
    meta: changesWith('followed-brands'),
    queryFn: ({ signal }) => callEndpoint(getWeeklyWatch, { query: until === undefined ? {} : { until } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
