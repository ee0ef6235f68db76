import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { BOARD_KEY, BOARD_TREE_KEY, BOARDS_KEY } from '../api/boards.ts'

/** Reads boards anew wherever they are shown, the side navigation included. */
export function useRefreshBoards(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all(
      [BOARD_KEY, BOARDS_KEY, BOARD_TREE_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
  }, [queryClient])
}
