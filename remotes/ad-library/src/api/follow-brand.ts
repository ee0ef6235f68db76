import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { followBrand } from '@marquee/contract/brands'

export function requestFollowBrand(id: string) {
  return callEndpoint(followBrand, { params: { id } })
}
