import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { pinSavedSearches } from '@marquee/contract/saved-searches'

export function requestPinSavedSearches(ids: readonly string[]) {
  return callEndpoint(pinSavedSearches, { body: { ids: [...ids] } })
}
