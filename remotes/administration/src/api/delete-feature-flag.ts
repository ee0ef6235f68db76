import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { deleteFeatureFlag } from '@marquee/contract/feature-flags'

/** Removes a flag. It can be brought back. */
export function requestDeleteFeatureFlag(key: string): Promise<void> {
  return callEndpoint(deleteFeatureFlag, { params: { key } })
}
