import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { switchWorkspace as endpoint } from '@marquee/contract/workspaces'

export async function switchWorkspace(id: string): Promise<void> {
  await callEndpoint(endpoint, { params: { id } })
}
