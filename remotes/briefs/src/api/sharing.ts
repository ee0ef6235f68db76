import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getBriefShare, revokeBriefShare, shareBrief } from '@marquee/contract/sharing'
import { href } from '@marquee/remote-kit/routes'
import { GUESTS_MAY_COMMENT } from '@marquee/ui/share-allowances'
import type { ShareSource } from '@marquee/ui/share-dialog'

const sharingKeys = { share: (briefId: string) => ['briefs', 'share', briefId] as const }

/** The share link of a brief. */
export function briefShareSource(id: string): ShareSource {
  return {
    queryKey: sharingKeys.share(id),
    load: (signal) => callEndpoint(getBriefShare, { params: { id } }, { signal }),
    share: ({ expires_at, allows_comments, password }) =>
      callEndpoint(shareBrief, { params: { id }, body: { expires_at, allows_comments, password } }),
    revoke: () => callEndpoint(revokeBriefShare, { params: { id } }),
    canHavePassword: true,
    allowances: [GUESTS_MAY_COMMENT],
    listLinks: (token) => [
      { label: 'Link', text: new URL(href('share.brief', { params: { id: token } }), location.origin).href },
    ],
  }
}
