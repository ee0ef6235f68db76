import { callEndpoint, toApiUrl } from '@marquee/api-client/call-endpoint'
import { getSharedPage, type SharedPage } from '@marquee/contract/shared-pages'
import { getFunnelPageShare, revokeFunnelPageShare, shareFunnelPage } from '@marquee/contract/sharing'
import { GUESTS_MAY_COMMENT } from '@marquee/ui/share-allowances'
import type { ShareSource } from '@marquee/ui/share-dialog'
import { queryOptions } from '@tanstack/react-query'
import { href } from '../../href.ts'

/** The share link of a page: its saved version. */
export function pageShareSource(id: string): ShareSource {
  const params = { id }
  return {
    allowances: [GUESTS_MAY_COMMENT],
    canHavePassword: true,
    listLinks: (token) => [
      { label: 'Link', text: new URL(href('share.page', { params: { id: token } }), location.origin).href },
    ],
    queryKey: ['funnel-pages', 'share', id],
    load: (signal) => callEndpoint(getFunnelPageShare, { params }, { signal }),
    share: ({ expires_at, allows_comments, password }) =>
      callEndpoint(shareFunnelPage, { params, body: { expires_at, allows_comments, password } }),
    revoke: () => callEndpoint(revokeFunnelPageShare, { params }),
  }
}

export const toSharedPageKey = (token: string) => ['shared-page', token] as const

/** A page as its share link shows it. */
export function sharedPageQuery(token: string) {
  return queryOptions({
    queryKey: toSharedPageKey(token),
    queryFn: async ({ signal }) => (await callEndpoint(getSharedPage, { params: { token } }, { signal })).data,
  })
}

/** Where the page of a link stands as a document of its own: on the origin of pages, or on that of the API. */
export function toDocumentAddress({ document }: SharedPage): string {
  return document.startsWith('/') ? toApiUrl(document) : document
}
