import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { moveBoard, moveBoardFolder } from '@marquee/contract/boards'

export interface TreeMove {
  kind: 'board' | 'folder'
  id: string
  /** Null: outside of all folders. */
  folder_id: string | null
  /** The neighbour of its kind that it comes to stand before; null for the end. */
  before_id: string | null
}

export function requestMoveInBoardTree({ kind, id, ...body }: TreeMove) {
  return callEndpoint(kind === 'board' ? moveBoard : moveBoardFolder, { params: { id }, body })
}
