import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { renameWorkspace } from '@marquee/contract/workspaces'

export function requestRenameWorkspace(id: string, name: string) {
  return callEndpoint(renameWorkspace, { params: { id }, body: { name } })
}
