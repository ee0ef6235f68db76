import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { deleteSourceQuery } from '@marquee/contract/ad-sources'

/** Removes a query with its reports. */
export function requestDeleteSourceQuery(id: string) {
  return callEndpoint(deleteSourceQuery, { params: { id } })
}
