import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { deleteAdSource } from '@marquee/contract/ad-sources'

/** Removes a source with its credentials, queries and reports. */
export function requestDeleteAdSource(id: string) {
  return callEndpoint(deleteAdSource, { params: { id } })
}
