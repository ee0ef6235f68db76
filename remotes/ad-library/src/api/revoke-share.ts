import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { revokeAdShare, revokeBoardShare } from '@marquee/contract/sharing'
import type { ShareTarget } from './get-share.ts'

export function requestRevokeShare({ kind, id }: ShareTarget) {
  return callEndpoint(kind === 'board' ? revokeBoardShare : revokeAdShare, { params: { id } })
}
