import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { copyStaffPick } from '@marquee/contract/staff-picks'

export function requestCopyStaffPick(id: string, idempotencyKey: string) {
  return callEndpoint(copyStaffPick, { params: { id }, body: { idempotency_key: idempotencyKey } })
}
