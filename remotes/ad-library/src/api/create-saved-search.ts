import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { createSavedSearch } from '@marquee/contract/saved-searches'

export function requestCreateSavedSearch(body: CallInput<typeof createSavedSearch>['body']) {
  return callEndpoint(createSavedSearch, { body })
}
