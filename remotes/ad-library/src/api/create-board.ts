import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createBoard } from '@marquee/contract/boards'

export function requestCreateBoard(board: { idempotency_key: string; name: string; ad_ids?: string[] }) {
  return callEndpoint(createBoard, { body: board })
}
