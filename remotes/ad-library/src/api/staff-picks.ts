import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  copyStaffPick,
  getStaffPick,
  listStaffPicks,
  moveStaffPick,
  pickBoard,
  type StaffPick,
  unpickBoard,
} from '@marquee/contract/staff-picks'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefreshBoards } from './boards.ts'

export const staffPickKeys = {
  list: ['ad-library', 'staff-picks'] as const,
  /** The root key of every recommended board. */
  picks: ['ad-library', 'staff-pick'] as const,
  details: (id: string) => ['ad-library', 'staff-pick', id] as const,
}

/** The boards that administrators recommend. */
export function listStaffPicksQuery() {
  return queryOptions({
    queryKey: staffPickKeys.list,
    meta: changesWith('boards'),
    queryFn: ({ signal }) => callEndpoint(listStaffPicks, {}, { signal }),
  })
}

const PAGE_SIZE = 32

/** A recommended board, with pages of its ads. */
export function getStaffPickQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: staffPickKeys.details(id),
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

/** Recommends a board, or changes the reason for its recommendation. */
export function usePickBoard() {
  return useStaffPicksWrite(({ id, curatorNote }: { id: string; curatorNote: string }) =>
    callEndpoint(pickBoard, { params: { id }, body: { curator_note: curatorNote } }),
  )
}

export function useMoveStaffPick() {
  return useStaffPicksWrite(({ id, beforeId }: { id: string; beforeId: string | null }) =>
    callEndpoint(moveStaffPick, { params: { id }, body: { before_id: beforeId } }),
  )
}

export function useUnpickBoard() {
  return useStaffPicksWrite((id: string) => callEndpoint(unpickBoard, { params: { id } }))
}

/** Changes are sent one after the other; each response contains the resulting list. */
function useStaffPicksWrite<Input>(mutationFn: (input: Input) => Promise<{ data: StaffPick[] }>) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'staff-picks' },
    mutationFn,
    onSuccess: (answer) => queryClient.setQueryData(staffPickKeys.list, answer),
  })
}

/** Copies a recommended board into the workspace; a repeated request with the same key creates only one copy. */
export function useCopyStaffPick(id: string, idempotencyKey: string) {
  const refresh = useRefreshBoards()
  return useMutation({
    mutationFn: () => callEndpoint(copyStaffPick, { params: { id }, body: { idempotency_key: idempotencyKey } }),
    onSuccess: () => void refresh(),
  })
}
