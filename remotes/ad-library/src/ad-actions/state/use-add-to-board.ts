import type { Board } from '@marquee/contract/boards'
import { useToast, useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { formatCount } from '@marquee/ui/format-number'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { requestAddBoardAds } from '../../api/boards.ts'
import { useRefreshBoards } from '../../state/use-refresh-boards.ts'

const TOAST_LIFE_MS = 8000

/** Puts ads on a board, wherever they were found; the toast leads to the board. */
export function useAddToBoard(onAdded: () => void) {
  const navigate = useNavigate()
  const showToast = useToast()
  const track = useTrack()
  const refresh = useRefreshBoards()
  return useMutation({
    mutationFn: ({ board, adIds }: { board: Pick<Board, 'id' | 'name'>; adIds: readonly string[] }) =>
      requestAddBoardAds(board.id, adIds),
    onError: (error) => showToast({ severity: 'error', summary: 'The board is as it was', detail: error.message }),
    onSuccess: async (_answer, { board, adIds }) => {
      onAdded()
      track('ads added to board', { count: adIds.length })
      showToast({
        severity: 'success',
        summary: `${formatCount(adIds.length, 'ad is', 'ads are')} on the board ${board.name}`,
        life: TOAST_LIFE_MS,
        action: {
          label: 'Show board',
          onClick: () => void navigate(href('board', { params: { id: board.id } })),
        },
      })
      await refresh()
    },
  })
}
