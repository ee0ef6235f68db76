import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { updatePassword } from '@marquee/contract/account'
import type { CallInput } from '@marquee/contract/endpoint'

export function requestUpdatePassword(body: CallInput<typeof updatePassword>['body']) {
  return callEndpoint(updatePassword, { body })
}
