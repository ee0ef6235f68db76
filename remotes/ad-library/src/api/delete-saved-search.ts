import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { deleteSavedSearch } from '@marquee/contract/saved-searches'

export function requestDeleteSavedSearch(id: string) {
  return callEndpoint(deleteSavedSearch, { params: { id } })
}
