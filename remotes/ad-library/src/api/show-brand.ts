import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { showBrand } from '@marquee/contract/hidden-brands'

export function requestShowBrand(brandId: string) {
  return callEndpoint(showBrand, { params: { brand_id: brandId } })
}
