import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { unpickBoard } from '@marquee/contract/staff-picks'

export function requestUnpickBoard(id: string) {
  return callEndpoint(unpickBoard, { params: { id } })
}
