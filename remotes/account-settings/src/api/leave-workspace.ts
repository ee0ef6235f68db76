import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { leaveWorkspace } from '@marquee/contract/workspaces'

export function requestLeaveWorkspace(id: string) {
  return callEndpoint(leaveWorkspace, { params: { id } })
}
