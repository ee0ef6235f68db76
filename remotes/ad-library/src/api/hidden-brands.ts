import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { hideBrand, listHiddenBrands, showBrand } from '@marquee/contract/hidden-brands'
import { queryOptions } from '@tanstack/react-query'

/** The brands that the workspace does not see in Explore. */
export const listHiddenBrandsQuery = queryOptions({
  queryKey: ['ad-library', 'hidden-brands'],
  meta: changesWith('hidden-brands'),
  queryFn: ({ signal }) => callEndpoint(listHiddenBrands, {}, { signal }),
})

export function requestHideBrand(brandId: string) {
  return callEndpoint(hideBrand, { params: { brand_id: brandId } })
}

export function requestShowBrand(brandId: string) {
  return callEndpoint(showBrand, { params: { brand_id: brandId } })
}
