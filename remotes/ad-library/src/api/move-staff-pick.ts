import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { moveStaffPick } from '@marquee/contract/staff-picks'

export function requestMoveStaffPick(id: string, beforeId: string | null) {
  return callEndpoint(moveStaffPick, { params: { id }, body: { before_id: beforeId } })
}
