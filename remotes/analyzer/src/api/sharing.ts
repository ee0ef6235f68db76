import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { getSharedAnalysis } from '@marquee/contract/shared-analyses'
import { getAnalysisShare, revokeAnalysisShare, shareAnalysis } from '@marquee/contract/sharing'
import type { ShareSource } from '@marquee/ui/share-dialog'
import { queryOptions } from '@tanstack/react-query'
import { href } from '../href.ts'

/** The query keys of links, and of what they show. */
const sharingKeys = {
  link: (id: string) => ['analyzer', 'share', id] as const,
  shared: (token: string) => ['analyzer', 'shared', token] as const,
}

/** The link of an analysis. */
export function analysisShareSource(id: string): ShareSource {
  const params = { id }
  return {
    queryKey: sharingKeys.link(id),
    load: (signal) => callEndpoint(getAnalysisShare, { params }, { signal }),
    share: ({ expires_at }) => callEndpoint(shareAnalysis, { params, body: { expires_at } }),
    revoke: () => callEndpoint(revokeAnalysisShare, { params }),
    listLinks: (token) => [
      { label: 'Link', text: new URL(href('share.analysis', { params: { id: token } }), location.origin).href },
    ],
  }
}

/** An analysis as its link shows it. */
export function sharedAnalysisQuery(token: string) {
  return queryOptions({
    queryKey: sharingKeys.shared(token),
    queryFn: async ({ signal }) => (await callEndpoint(getSharedAnalysis, { params: { token } }, { signal })).data,
  })
}
