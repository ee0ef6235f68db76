import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  addBoardAds,
  type Board,
  type BoardTree,
  createBoard,
  createBoardFolder,
  deleteBoard,
  deleteBoardFolder,
  getBoard,
  getBoardTree,
  listBoards,
  moveBoard,
  moveBoardFolder,
  restoreBoard,
  updateBoard,
  updateBoardAd,
  updateBoardFolder,
} from '@marquee/contract/boards'
import { withMeasuredTexts } from '@marquee/ui/measure-ad-texts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { type CollectionSearch, toCollectionQuery } from './saved-ads.ts'

const MOST_BOARDS = 100

export const boardKeys = {
  lists: ['ad-library', 'boards'] as const,
  tree: ['ad-library', 'board-tree'] as const,
  /** The root key of every board with its ads. */
  boards: ['ad-library', 'board'] as const,
  details: (id: string) => ['ad-library', 'board', id] as const,
}

/** The newest boards of the workspace. */
export function listBoardsQuery() {
  return queryOptions({
    queryKey: boardKeys.lists,
    meta: changesWith('boards'),
    queryFn: ({ signal }) => callEndpoint(listBoards, { query: { limit: MOST_BOARDS } }, { signal }),
  })
}

/** The boards to choose from for an ad: the last used first. */
export function lastUsedBoardsQuery() {
  return queryOptions({
    queryKey: [...boardKeys.lists, 'last_used'],
    meta: changesWith('boards'),
    queryFn: ({ signal }) => callEndpoint(listBoards, { query: { limit: MOST_BOARDS, sort: 'last_used' } }, { signal }),
  })
}

/** Folders and boards for the side navigation. */
export function boardTreeQuery() {
  return queryOptions({
    queryKey: boardKeys.tree,
    meta: changesWith('boards'),
    queryFn: ({ signal }) => callEndpoint(getBoardTree, {}, { signal }),
  })
}

const PAGE_SIZE = 32

/** A board, with pages of those of its ads that the search finds. The board stays shown while another search is sent. */
export function getBoardQuery(id: string, search: CollectionSearch) {
  return infiniteQueryOptions({
    queryKey: [...boardKeys.details(id), search],
    meta: changesWith('boards'),
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...toCollectionQuery(search), limit: PAGE_SIZE, cursor: pageParam ?? undefined }
      const page = await callEndpoint(getBoard, { params: { id }, query }, { signal })
      return withMeasuredTexts(page, ({ data }) => data.ads)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
}

/** Refetches boards wherever they are shown, including the side navigation. */
export function useRefreshBoards(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    const keys = [boardKeys.boards, boardKeys.lists, boardKeys.tree]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }, [queryClient])
}

export interface AddedAds {
  board: Pick<Board, 'id' | 'name'>
  adIds: readonly string[]
}

/** Adds ads at the end of a board; ads that are on the board already keep their position. */
export function useAddBoardAds() {
  const refresh = useRefreshBoards()
  return useMutation({
    mutationFn: ({ board: { id }, adIds }: AddedAds) =>
      callEndpoint(addBoardAds, { params: { id }, body: { ad_ids: [...adIds] } }),
    onSuccess: () => void refresh(),
  })
}

export function useCreateBoard() {
  const refresh = useRefreshBoards()
  return useMutation({
    mutationFn: (body: { idempotency_key: string; name: string; ad_ids?: string[] }) =>
      callEndpoint(createBoard, { body }),
    onSuccess: () => void refresh(),
  })
}

export function useUpdateBoard(id: string) {
  const refresh = useRefreshBoards()
  return useMutation({
    mutationFn: (body: { name?: string; description?: string }) => callEndpoint(updateBoard, { params: { id }, body }),
    onSuccess: refresh,
  })
}

/** Deletes a board. The board's own queries are not refetched: its page decides what to show next. */
export function useDeleteBoard() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Board) => callEndpoint(deleteBoard, { params: { id } }),
    onSuccess: (_, { id }) => {
      void queryClient.invalidateQueries({ queryKey: boardKeys.details(id), refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: boardKeys.lists })
      void queryClient.invalidateQueries({ queryKey: boardKeys.tree })
    },
  })
}

export function useRestoreBoard() {
  const refresh = useRefreshBoards()
  return useMutation({
    mutationFn: ({ id }: Board) => callEndpoint(restoreBoard, { params: { id } }),
    onSuccess: refresh,
  })
}

export type BoardAdChange = { adId: string } & ({ note: string } | { before_ad_id: string | null } | { is_cover: true })

/** Changes an ad on a board; changes are sent one after the other. */
export function useChangeBoardAd(boardId: string) {
  const refresh = useRefreshBoards()
  return useMutation({
    scope: { id: `board-${boardId}` },
    mutationFn: ({ adId, ...change }: BoardAdChange) =>
      callEndpoint(updateBoardAd, { params: { id: boardId, ad_id: adId }, body: change }),
    onSettled: refresh,
  })
}

export interface TreeMove {
  kind: 'board' | 'folder'
  id: string
  /** Null: outside of all folders. */
  folder_id: string | null
  /** The item of the same kind that follows it after the move; null for the end. */
  before_id: string | null
}

export function useMoveInBoardTree() {
  return useTreeWrite(({ kind, id, ...body }: TreeMove) =>
    callEndpoint(kind === 'board' ? moveBoard : moveBoardFolder, { params: { id }, body }),
  )
}

export function useCreateBoardFolder() {
  return useTreeWrite((name: string) => callEndpoint(createBoardFolder, { body: { name, folder_id: null } }))
}

export function useRenameBoardFolder() {
  return useTreeWrite(({ id, name }: { id: string; name: string }) =>
    callEndpoint(updateBoardFolder, { params: { id }, body: { name } }),
  )
}

/** Deletes a folder; its content moves to the place of the folder. */
export function useDeleteBoardFolder() {
  return useTreeWrite((id: string) => callEndpoint(deleteBoardFolder, { params: { id } }))
}

/** Changes of the tree are sent one after the other; each response contains the resulting tree. */
function useTreeWrite<Input>(mutationFn: (input: Input) => Promise<{ data: BoardTree }>) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'board-tree' },
    mutationFn,
    onSuccess: (answer) => queryClient.setQueryData(boardKeys.tree, answer),
  })
}
