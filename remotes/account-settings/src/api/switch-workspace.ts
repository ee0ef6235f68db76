import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { switchWorkspace } from '@marquee/contract/workspaces'

export function requestSwitchWorkspace(id: string) {
  return callEndpoint(switchWorkspace, { params: { id } })
}
