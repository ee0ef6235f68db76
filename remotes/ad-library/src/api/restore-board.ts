import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { restoreBoard } from '@marquee/contract/boards'

export function requestRestoreBoard(id: string) {
  return callEndpoint(restoreBoard, { params: { id } })
}
