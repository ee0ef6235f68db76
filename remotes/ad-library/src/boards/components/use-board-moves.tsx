import type { SavedAdsChange } from '@marquee/contract/saved-ads'
import { formatCount } from '@marquee/ui/format-number'
import { useEffect, useMemo, useRef, useState } from 'react'
import { BoardPicker } from '../../ad-actions/components/board-picker.tsx'
import { useChangeManyAds } from '../../state/use-change-many-ads.ts'

type MoveAction = 'move_to_board' | 'copy_to_board' | 'take_off_board'
type Move = Extract<SavedAdsChange, { action: MoveAction }>

const TITLES = { move_to_board: 'Move to board', copy_to_board: 'Copy to board' } as const
type Target = { action: keyof typeof TITLES; adIds: readonly string[] }

/**
 * Moves ads of a board to another one, copies them there, or takes them off; each toast can undo it.
 * @param onDone called when the ads are where they belong
 */
export function useBoardMoves(boardId: string, onDone: () => void) {
  const { change, isPending } = useChangeManyAds()
  /** Kept while its dialog closes: a removed dialog could not return the focus. */
  const [target, setTarget] = useState<Target>({ action: 'move_to_board', adIds: [] })
  const [isOpen, setIsOpen] = useState(false)

  function send(move: Move, done: string): void {
    change(move, {
      done,
      describe: (changed) => `${formatCount(changed, 'ad')} ${done}`,
      failure: 'The boards are as they were',
      undoFailure: "Couldn't undo the change",
      undone: { adIds: [], isSaved: true },
      onDone: () => {
        setIsOpen(false)
        onDone()
      },
    })
  }

  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  // Stable, because the menus of all listed ads depend on it.
  const moves = useMemo(() => {
    function open(next: Target): void {
      setTarget(next)
      setIsOpen(true)
    }
    return {
      move: (adIds: readonly string[]) => open({ action: 'move_to_board', adIds }),
      copy: (adIds: readonly string[]) => open({ action: 'copy_to_board', adIds }),
      takeOff: (adIds: readonly string[]) =>
        latest.current({ action: 'take_off_board', ad_ids: [...adIds], board_id: boardId }, 'taken off the board'),
    }
  }, [boardId])
  const dialog = (
    <BoardPicker
      title={TITLES[target.action]}
      adIds={target.adIds}
      createLabel={target.action === 'move_to_board' ? 'Create and move' : 'Create and copy'}
      withoutId={boardId}
      isOpen={isOpen}
      isBusy={isPending}
      onClose={() => setIsOpen(false)}
      onChoose={({ id, name }) =>
        send(
          { action: target.action, ad_ids: [...target.adIds], from_board_id: boardId, board_id: id },
          `${target.action === 'move_to_board' ? 'moved' : 'copied'} to ${name}`,
        )
      }
    />
  )
  return { moves, dialog, isPending, isOpen }
}

export type BoardMoves = ReturnType<typeof useBoardMoves>['moves']
