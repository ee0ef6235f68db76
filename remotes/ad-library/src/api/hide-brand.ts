import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { hideBrand } from '@marquee/contract/hidden-brands'

export function requestHideBrand(brandId: string) {
  return callEndpoint(hideBrand, { params: { brand_id: brandId } })
}
