import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { shareAd, shareBoard } from '@marquee/contract/sharing'
import type { ShareTarget } from './get-share.ts'

export interface ShareChoice {
  expires_at: string | null
  shows_notes: boolean
}

/** Makes the link of a board or an ad, or changes the one that there is. */
export function requestShare({ kind, id }: ShareTarget, choice: ShareChoice) {
  return kind === 'board'
    ? callEndpoint(shareBoard, { params: { id }, body: choice })
    : callEndpoint(shareAd, { params: { id }, body: { expires_at: choice.expires_at } })
}
