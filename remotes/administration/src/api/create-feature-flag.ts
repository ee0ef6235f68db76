import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { createFeatureFlag, type FeatureFlag } from '@marquee/contract/feature-flags'

/** Creates a flag. @throws ApiError with messages by field */
export async function requestCreateFeatureFlag(
  body: CallInput<typeof createFeatureFlag>['body'],
): Promise<FeatureFlag> {
  return (await callEndpoint(createFeatureFlag, { body })).data
}
