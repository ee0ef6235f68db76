import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { restoreFeatureFlag } from '@marquee/contract/feature-flags'

/** Brings a removed flag back as it was. */
export function requestRestoreFeatureFlag(key: string) {
  return callEndpoint(restoreFeatureFlag, { params: { key } })
}
