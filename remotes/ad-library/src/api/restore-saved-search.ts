import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { restoreSavedSearch } from '@marquee/contract/saved-searches'

export function requestRestoreSavedSearch(id: string) {
  return callEndpoint(restoreSavedSearch, { params: { id } })
}
