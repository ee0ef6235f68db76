import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { type FeatureFlag, updateFeatureFlag } from '@marquee/contract/feature-flags'

export type FlagUpdate = CallInput<typeof updateFeatureFlag>['body']

/** Replaces a flag. @throws ApiError 409 when somebody else has saved it since */
export async function requestUpdateFeatureFlag(key: string, body: FlagUpdate): Promise<FeatureFlag> {
  return (await callEndpoint(updateFeatureFlag, { params: { key }, body })).data
}

/** What a save of the flag sends when nothing but `changes` is different. */
export function toFlagUpdate(flag: FeatureFlag, changes: Partial<FlagUpdate>): FlagUpdate {
  const { description, type, is_enabled, version } = flag
  const json = { default_value: JSON.stringify(flag.default_value), rules: JSON.stringify(flag.rules) }
  return { description, type, is_enabled, version, ...json, ...changes }
}
