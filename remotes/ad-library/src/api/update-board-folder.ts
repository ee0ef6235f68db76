import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { updateBoardFolder } from '@marquee/contract/boards'

export function requestUpdateBoardFolder(id: string, name: string) {
  return callEndpoint(updateBoardFolder, { params: { id }, body: { name } })
}
