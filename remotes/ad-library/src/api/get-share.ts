import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import { getAdShare, getBoardShare } from '@marquee/contract/sharing'
import { queryOptions } from '@tanstack/react-query'

/** What a link is for. */
export interface ShareTarget {
  kind: 'board' | 'ad'
  id: string
}

/** The workspace's link to a board or an ad; null when it is not shared. */
export function getShareQuery({ kind, id }: ShareTarget) {
  return queryOptions({
    queryKey: ['ad-library', 'share', kind, id],
    meta: changesWith('shares'),
    queryFn: ({ signal }) =>
      callEndpoint(kind === 'board' ? getBoardShare : getAdShare, { params: { id } }, { signal }),
  })
}
