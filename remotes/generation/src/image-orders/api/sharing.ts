import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getSharedImages } from '@marquee/contract/shared-images'
import {
  getImageOrderShare,
  getImageShare,
  revokeImageOrderShare,
  revokeImageShare,
  shareImage,
  shareImageOrder,
} from '@marquee/contract/sharing'
import type { ShareSource } from '@marquee/ui/share-dialog'
import { queryOptions } from '@tanstack/react-query'
import { href } from '../../href.ts'
import { GUESTS_MAY_SAVE } from '../../state/guests-may-save.ts'

/** The query keys of share links and of their content. */
const sharingKeys = {
  link: (...ids: string[]) => ['generation', 'share', ...ids] as const,
  shared: (token: string) => ['generation', 'shared-images', token] as const,
}

const links: Pick<ShareSource, 'allowances' | 'canHavePassword' | 'listLinks'> = {
  allowances: [GUESTS_MAY_SAVE],
  canHavePassword: true,
  listLinks: (token) => [
    { label: 'Link', text: new URL(href('share.images', { params: { id: token } }), location.origin).href },
  ],
}

/** The share link of an order: all of its finished images, including those that finish later. */
export function orderShareSource(id: string): ShareSource {
  const params = { id }
  return {
    ...links,
    queryKey: sharingKeys.link(id),
    load: (signal) => callEndpoint(getImageOrderShare, { params }, { signal }),
    share: ({ expires_at, allows_download, password }) =>
      callEndpoint(shareImageOrder, { params, body: { expires_at, allows_download, password } }),
    revoke: () => callEndpoint(revokeImageOrderShare, { params }),
  }
}

/** The share link of one image. */
export function imageShareSource(orderId: string, imageId: string): ShareSource {
  const params = { id: orderId, image_id: imageId }
  return {
    ...links,
    queryKey: sharingKeys.link(orderId, imageId),
    load: (signal) => callEndpoint(getImageShare, { params }, { signal }),
    share: ({ expires_at, allows_download, password }) =>
      callEndpoint(shareImage, { params, body: { expires_at, allows_download, password } }),
    revoke: () => callEndpoint(revokeImageShare, { params }),
  }
}

/** Images as their share link shows them. */
export function sharedImagesQuery(token: string) {
  return queryOptions({
    queryKey: sharingKeys.shared(token),
    queryFn: async ({ signal }) => (await callEndpoint(getSharedImages, { params: { token } }, { signal })).data,
  })
}
