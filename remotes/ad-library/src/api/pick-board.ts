import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { pickBoard } from '@marquee/contract/staff-picks'

export function requestPickBoard(id: string, curatorNote: string) {
  return callEndpoint(pickBoard, { params: { id }, body: { curator_note: curatorNote } })
}
