import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { unfollowBrand } from '@marquee/contract/brands'

export function requestUnfollowBrand(id: string) {
  return callEndpoint(unfollowBrand, { params: { id } })
}
