import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  copySharedBoard,
  getAdShare,
  getBoardShare,
  getSharedAd,
  getSharedBoard,
  revokeAdShare,
  revokeBoardShare,
  shareAd,
  shareBoard,
} from '@marquee/contract/sharing'
import { href } from '@marquee/remote-kit/routes'
import type { ShareSource } from '@marquee/ui/share-dialog'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'

/** The object that a link shares. */
export interface ShareTarget {
  kind: 'board' | 'ad'
  id: string
}

const sharingKeys = {
  share: ({ kind, id }: ShareTarget) => ['ad-library', 'share', kind, id] as const,
  sharedAd: (token: string) => ['ad-library', 'shared-ad', token] as const,
  sharedBoard: (token: string) => ['ad-library', 'shared-board', token] as const,
}

/** An ad as its share link shows it. */
export function getSharedAdQuery(token: string) {
  return queryOptions({
    queryKey: sharingKeys.sharedAd(token),
    queryFn: ({ signal }) => callEndpoint(getSharedAd, { params: { token } }, { signal }),
  })
}

const PAGE_SIZE = 24

/** A board as its share link shows it, with pages of its ads. */
export function getSharedBoardQuery(token: string) {
  return infiniteQueryOptions({
    queryKey: sharingKeys.sharedBoard(token),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      return callEndpoint(getSharedBoard, { params: { token }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

/** The workspace's share link of a board or an ad. */
export function shareSource(target: ShareTarget): ShareSource {
  const { kind, id } = target
  const params = { id }
  const ofBoard: Omit<ShareSource, 'queryKey' | 'listLinks'> = {
    load: (signal) => callEndpoint(getBoardShare, { params }, { signal }),
    share: ({ expires_at, shows_notes }) => callEndpoint(shareBoard, { params, body: { expires_at, shows_notes } }),
    revoke: () => callEndpoint(revokeBoardShare, { params }),
    allowances: [{ name: 'shows_notes', label: 'Show our notes', state: 'Notes are shown.', isUsual: false }],
  }
  const ofAd: typeof ofBoard = {
    load: (signal) => callEndpoint(getAdShare, { params }, { signal }),
    share: ({ expires_at }) => callEndpoint(shareAd, { params, body: { expires_at } }),
    revoke: () => callEndpoint(revokeAdShare, { params }),
  }
  return {
    ...(kind === 'board' ? ofBoard : ofAd),
    queryKey: sharingKeys.share(target),
    listLinks: (token) => listLinks(target, token),
  }
}

function listLinks({ kind }: ShareTarget, token: string) {
  const route = kind === 'board' ? 'share.board' : 'share.ad'
  const address = new URL(href(route, { params: { id: token } }), location.origin).href
  if (kind === 'board') {
    return [{ label: 'Link', text: address }]
  }
  const embedAddress = new URL(href('embed', { params: { id: token } }), location.origin).href
  const snippet = `<iframe src="${embedAddress}" title="Ad on Marquee" width="400" height="640" style="border:0" loading="lazy"></iframe>`
  return [
    { label: 'Link', text: address },
    { label: 'Code for your page', text: snippet },
  ]
}

/** Copies a shared board into the user's workspace; a repeated request with the same key creates only one copy. */
export function useCopySharedBoard(token: string, idempotencyKey: string) {
  return useMutation({
    mutationFn: () => callEndpoint(copySharedBoard, { params: { token }, body: { idempotency_key: idempotencyKey } }),
  })
}
