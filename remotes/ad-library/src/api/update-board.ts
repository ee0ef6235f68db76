import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { updateBoard } from '@marquee/contract/boards'

export function requestUpdateBoard(id: string, changes: { name?: string; description?: string }) {
  return callEndpoint(updateBoard, { params: { id }, body: changes })
}
