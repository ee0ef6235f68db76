import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { ANALYSIS_FEATURE } from '@marquee/contract/creative-analyses'
import { getCredits } from '@marquee/contract/credits'
import { queryOptions } from '@tanstack/react-query'

/** What an analysis costs, and what the workspace has. */
export function analysisPriceQuery() {
  return queryOptions({
    queryKey: ['analyzer', 'credits'],
    meta: changesWith('credits'),
    queryFn: async ({ signal }) => {
      const { data } = await callEndpoint(getCredits, {}, { signal })
      const price = data.prices.find(({ feature }) => feature === ANALYSIS_FEATURE)?.credits ?? 0
      return { price, available: data.available }
    },
  })
}
