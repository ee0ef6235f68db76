import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  copyStaffPick,
  getStaffPick,
  listStaffPicks,
  moveStaffPick,
  pickBoard,
  unpickBoard,
} from '@marquee/contract/staff-picks'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** The boards that the staff recommends. */
export const listStaffPicksQuery = queryOptions({
  queryKey: ['ad-library', 'staff-picks'],
  meta: changesWith('boards'),
  queryFn: ({ signal }) => callEndpoint(listStaffPicks, {}, { signal }),
})

const PAGE_SIZE = 32
export const STAFF_PICK_KEY = ['ad-library', 'staff-pick'] as const

/** A recommended board, with pages of its ads. */
export function getStaffPickQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...STAFF_PICK_KEY, id],
    meta: changesWith('boards'),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      const page = await callEndpoint(getStaffPick, { params: { id }, query }, { signal })
      return withMeasuredTexts(page, ({ data }) => data.ads)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    structuralSharing: false,
  })
}

export function requestPickBoard(id: string, curatorNote: string) {
  return callEndpoint(pickBoard, { params: { id }, body: { curator_note: curatorNote } })
}

export function requestMoveStaffPick(id: string, beforeId: string | null) {
  return callEndpoint(moveStaffPick, { params: { id }, body: { before_id: beforeId } })
}

export function requestCopyStaffPick(id: string, idempotencyKey: string) {
  return callEndpoint(copyStaffPick, { params: { id }, body: { idempotency_key: idempotencyKey } })
}

export function requestUnpickBoard(id: string) {
  return callEndpoint(unpickBoard, { params: { id } })
}
