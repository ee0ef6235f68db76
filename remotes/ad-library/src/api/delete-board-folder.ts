import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { deleteBoardFolder } from '@marquee/contract/boards'

/** What is in the folder stays, where the folder was. */
export function requestDeleteBoardFolder(id: string) {
  return callEndpoint(deleteBoardFolder, { params: { id } })
}
