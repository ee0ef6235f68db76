import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { listBrandSpyAds } from '@marquee/contract/brand-spy'
import { queryOptions } from '@tanstack/react-query'

/** Ads of a brand by their ids. */
export function listBrandSpyAdsQuery(brandId: string, adIds: readonly string[]) {
  return queryOptions({
    queryKey: ['ad-library', 'brand-spy-ads', brandId, adIds],
    queryFn: ({ signal }) =>
      callEndpoint(listBrandSpyAds, { params: { id: brandId }, query: { ad_ids: [...adIds] } }, { signal }),
  })
}
