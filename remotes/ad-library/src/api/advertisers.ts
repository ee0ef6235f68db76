import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { confirmSite, withdrawSite } from '@marquee/contract/advertisers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adFacetKeys } from './ad-facets.ts'
import { adKeys } from './ads.ts'

/** Confirms a site as the advertiser of its ads. */
export function useConfirmSite() {
  const refresh = useRefreshAds()
  return useMutation({
    mutationFn: (host: string) => callEndpoint(confirmSite, { params: { host }, body: {} }),
    onSuccess: refresh,
  })
}

/** Takes a confirmation back. */
export function useWithdrawSite() {
  const refresh = useRefreshAds()
  return useMutation({
    mutationFn: (host: string) => callEndpoint(withdrawSite, { params: { host } }),
    onSuccess: refresh,
  })
}

/** Lists are refetched because their cap per brand and their counts change. */
function useRefreshAds() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: adKeys.ads }),
      queryClient.resetQueries({ queryKey: adKeys.lists }),
      queryClient.invalidateQueries({ queryKey: adFacetKeys.counts }),
    ])
}
