import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { copySharedBoard } from '@marquee/contract/sharing'

/** @param idempotencyKey the same one copies once */
export function requestCopySharedBoard(token: string, idempotencyKey: string) {
  return callEndpoint(copySharedBoard, { params: { token }, body: { idempotency_key: idempotencyKey } })
}
