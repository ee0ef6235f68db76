import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { attachBriefVideo } from '@marquee/contract/brief-videos'
import { getSharedVideo } from '@marquee/contract/shared-videos'
import { getVideoShare, revokeVideoShare, shareVideo } from '@marquee/contract/sharing'
import { getVideoVersion } from '@marquee/contract/video-versions'
import { GUESTS_MAY_COMMENT } from '@marquee/ui/share-allowances'
import type { ShareSource } from '@marquee/ui/share-dialog'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { href } from '../../href.ts'
import { GUESTS_MAY_SAVE } from '../../state/guests-may-save.ts'

/** The share link of a video: its newest finished files, including those that finish later. */
export function videoShareSource(id: string): ShareSource {
  const params = { id }
  return {
    allowances: [GUESTS_MAY_COMMENT, GUESTS_MAY_SAVE],
    canHavePassword: true,
    listLinks: (token) => [
      { label: 'Link', text: new URL(href('share.video', { params: { id: token } }), location.origin).href },
    ],
    queryKey: ['videos', 'share', id],
    load: (signal) => callEndpoint(getVideoShare, { params }, { signal }),
    share: ({ expires_at, allows_comments, allows_download, password }) =>
      callEndpoint(shareVideo, { params, body: { expires_at, allows_comments, allows_download, password } }),
    revoke: () => callEndpoint(revokeVideoShare, { params }),
  }
}

export const toSharedVideoKey = (token: string) => ['shared-video', token] as const

/** A video as its share link shows it. */
export function sharedVideoQuery(token: string) {
  return queryOptions({
    queryKey: toSharedVideoKey(token),
    queryFn: async ({ signal }) => (await callEndpoint(getSharedVideo, { params: { token } }, { signal })).data,
  })
}

export function useAttachBriefVideo() {
  return useMutation({
    mutationFn: ({ briefId, videoId }: { briefId: string; videoId: string }) =>
      callEndpoint(attachBriefVideo, { params: { id: briefId }, body: { video_id: videoId } }),
  })
}

/** The project of a render, which never changes. */
export function videoVersionQuery(renderId: string) {
  return queryOptions({
    queryKey: ['video-version', renderId],
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await callEndpoint(getVideoVersion, { params: { id: renderId } }, { signal })).data,
  })
}
