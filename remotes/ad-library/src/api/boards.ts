import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  addBoardAds,
  createBoard,
  createBoardFolder,
  deleteBoard,
  deleteBoardFolder,
  getBoard,
  getBoardTree,
  listBoards,
  moveBoard,
  moveBoardFolder,
  removeBoardAd,
  restoreBoard,
  updateBoard,
  updateBoardAd,
  updateBoardFolder,
} from '@marquee/contract/boards'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

const MOST_BOARDS = 100
export const BOARDS_KEY = ['ad-library', 'boards'] as const

/** The newest boards of the workspace. */
export const listBoardsQuery = queryOptions({
  queryKey: BOARDS_KEY,
  meta: changesWith('boards'),
  queryFn: ({ signal }) => callEndpoint(listBoards, { query: { limit: MOST_BOARDS } }, { signal }),
})

export const BOARD_TREE_KEY = ['ad-library', 'board-tree'] as const

/** Folders and boards of the side navigation. */
export const boardTreeQuery = queryOptions({
  queryKey: BOARD_TREE_KEY,
  meta: changesWith('boards'),
  queryFn: ({ signal }) => callEndpoint(getBoardTree, {}, { signal }),
})

const PAGE_SIZE = 32
export const BOARD_KEY = ['ad-library', 'board'] as const

/** A board, with pages of its ads. */
export function getBoardQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...BOARD_KEY, id],
    meta: changesWith('boards'),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      const page = await callEndpoint(getBoard, { params: { id }, query }, { signal })
      return withMeasuredTexts(page, ({ data }) => data.ads)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    structuralSharing: false,
  })
}

/** Puts ads at the end of a board; those that are on it stay where they are. */
export function requestAddBoardAds(id: string, adIds: readonly string[]) {
  return callEndpoint(addBoardAds, { params: { id }, body: { ad_ids: [...adIds] } })
}

export function requestCreateBoardFolder(name: string) {
  return callEndpoint(createBoardFolder, { body: { name, folder_id: null } })
}

export function requestCreateBoard(board: { idempotency_key: string; name: string; ad_ids?: string[] }) {
  return callEndpoint(createBoard, { body: board })
}

export interface TreeMove {
  kind: 'board' | 'folder'
  id: string
  /** Null: outside of all folders. */
  folder_id: string | null
  /** The neighbour of its kind that it comes to stand before; null for the end. */
  before_id: string | null
}

export function requestMoveInBoardTree({ kind, id, ...body }: TreeMove) {
  return callEndpoint(kind === 'board' ? moveBoard : moveBoardFolder, { params: { id }, body })
}

export function requestUpdateBoardAd(
  id: string,
  adId: string,
  changes: { note?: string; before_ad_id?: string | null; is_cover?: true },
) {
  return callEndpoint(updateBoardAd, { params: { id, ad_id: adId }, body: changes })
}

export function requestUpdateBoardFolder(id: string, name: string) {
  return callEndpoint(updateBoardFolder, { params: { id }, body: { name } })
}

export function requestUpdateBoard(id: string, changes: { name?: string; description?: string }) {
  return callEndpoint(updateBoard, { params: { id }, body: changes })
}

/** What is in the folder stays, where the folder was. */
export function requestDeleteBoardFolder(id: string) {
  return callEndpoint(deleteBoardFolder, { params: { id } })
}

export function requestDeleteBoard(id: string) {
  return callEndpoint(deleteBoard, { params: { id } })
}

export function requestRemoveBoardAd(id: string, adId: string) {
  return callEndpoint(removeBoardAd, { params: { id, ad_id: adId } })
}

export function requestRestoreBoard(id: string) {
  return callEndpoint(restoreBoard, { params: { id } })
}
