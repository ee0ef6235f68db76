import { useTrack } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { formatCount } from '@marquee/ui/format-number'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useNavigate } from 'react-router'
import { type AddedAds, useAddBoardAds } from '../../api/boards.ts'

const TOAST_LIFE_MS = 8000

/** Adds ads of any list to a board; the toast links to the board. */
export function useAddToBoard(onAdded: () => void) {
  const navigate = useNavigate()
  const tellOutcome = useOutcomeToast()
  const track = useTrack()
  const { mutateAsync, isPending } = useAddBoardAds()

  async function add(wish: AddedAds): Promise<void> {
    await mutateAsync(wish)
    onAdded()
    track('ads added to board', { count: wish.adIds.length })
  }

  return {
    add: (wish: AddedAds) =>
      void tellOutcome(add(wish), {
        success: {
          summary: `${formatCount(wish.adIds.length, 'ad is', 'ads are')} on the board ${wish.board.name}`,
          life: TOAST_LIFE_MS,
          action: {
            label: 'Show board',
            onClick: () => void navigate(href('board', { params: { id: wish.board.id } })),
          },
        },
        failure: 'The board is as it was',
      }),
    isPending,
  }
}
