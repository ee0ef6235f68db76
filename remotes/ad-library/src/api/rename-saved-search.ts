import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { updateSavedSearch } from '@marquee/contract/saved-searches'

export function requestRenameSavedSearch(id: string, name: string) {
  return callEndpoint(updateSavedSearch, { params: { id }, body: { name } })
}
