import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createWorkspace } from '@marquee/contract/workspaces'

export function requestCreateWorkspace(name: string, idempotencyKey: string) {
  return callEndpoint(createWorkspace, { body: { name, idempotency_key: idempotencyKey } })
}
