import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { updateProfile } from '@marquee/contract/account'
import type { CallInput } from '@marquee/contract/endpoint'

export function requestUpdateProfile(body: CallInput<typeof updateProfile>['body']) {
  return callEndpoint(updateProfile, { body })
}
