import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { deleteBoard } from '@marquee/contract/boards'

export function requestDeleteBoard(id: string) {
  return callEndpoint(deleteBoard, { params: { id } })
}
