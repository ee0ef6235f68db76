import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createBoardFolder } from '@marquee/contract/boards'

export function requestCreateBoardFolder(name: string) {
  return callEndpoint(createBoardFolder, { body: { name, folder_id: null } })
}
