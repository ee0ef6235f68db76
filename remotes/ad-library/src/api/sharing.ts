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
  type ShareChoice,
} from '@marquee/contract/sharing'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** What a link is for. */
export interface ShareTarget {
  kind: 'board' | 'ad'
  id: string
}

/** The workspace's link to a board or an ad; null when it is not shared. */
export function loadShare({ kind, id }: ShareTarget, signal: AbortSignal) {
  return callEndpoint(kind === 'board' ? getBoardShare : getAdShare, { params: { id } }, { signal })
}

/** An ad as its link shows it. */
export function getSharedAdQuery(token: string) {
  return queryOptions({
    queryKey: ['ad-library', 'shared-ad', token],
    queryFn: ({ signal }) => callEndpoint(getSharedAd, { params: { token } }, { signal }),
  })
}

const PAGE_SIZE = 24

/** A board as its link shows it, with pages of its ads. */
export function getSharedBoardQuery(token: string) {
  return infiniteQueryOptions({
    queryKey: ['ad-library', 'shared-board', token],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      return callEndpoint(getSharedBoard, { params: { token }, query }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function requestRevokeShare({ kind, id }: ShareTarget) {
  return callEndpoint(kind === 'board' ? revokeBoardShare : revokeAdShare, { params: { id } })
}

/** Makes the link of a board or an ad, or changes the one that there is. */
export function requestShare({ kind, id }: ShareTarget, { expires_at, shows_notes }: ShareChoice) {
  return kind === 'board'
    ? callEndpoint(shareBoard, { params: { id }, body: { expires_at, shows_notes } })
    : callEndpoint(shareAd, { params: { id }, body: { expires_at } })
}

/** @param idempotencyKey the same one copies once */
export function requestCopySharedBoard(token: string, idempotencyKey: string) {
  return callEndpoint(copySharedBoard, { params: { token }, body: { idempotency_key: idempotencyKey } })
}
