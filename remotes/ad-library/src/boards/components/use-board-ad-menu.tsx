import type { AdSummary } from '@marquee/contract/ads'
import { MAX_BOARD_NOTE } from '@marquee/contract/boards'
import { Field } from '@marquee/ui/field'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Input } from 'antd'
import { useCallback, useState } from 'react'
import { type BoardAdChange, useChangeBoardAd } from '../../api/boards.ts'
import { type DropSide, findDropTarget } from '../state/find-drop-target.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import type { AdActions } from '../../ad-actions/components/use-ad-actions.tsx'
import { AdMenu } from '../../components/grid/ad-menu.tsx'
import { MovableAd } from './movable-ad.tsx'
import type { BoardMoves } from './use-board-moves.tsx'

interface BoardAdMenuOptions {
  boardId: string
  ads: readonly AdSummary[]
  notes: Readonly<Record<string, string>>
  actions: AdActions
  moves: BoardMoves
  /** Whether all ads of the board are listed: among some of them, a position says little. */
  isWhole: boolean
}

/** The actions of an ad on a board: its menu, position, note and removal; dragging changes the position. */
export function useBoardAdMenu({ boardId, ads, notes, actions, moves, isWhole }: BoardAdMenuOptions) {
  const { canEditBoards } = useLibraryRights()
  const { mutateAsync } = useChangeBoardAd(boardId)
  const tellOutcome = useOutcomeToast()
  const [notedId, setNotedId] = useState<string | null>(null)
  const change = useCallback(
    (wish: BoardAdChange) => {
      const write = mutateAsync(wish, { onSuccess: () => setNotedId(null) })
      void tellOutcome(write, { failure: 'The board is as it was' })
    },
    [mutateAsync, tellOutcome],
  )
  const getItems = useCallback(
    ({ id, media }: AdSummary) => {
      if (!canEditBoards) {
        return actions.getItems({ id })
      }
      const index = ads.findIndex((ad) => ad.id === id)
      const place = (key: string, label: string, before: string | null | undefined) =>
        before === undefined || !isWhole
          ? []
          : [{ key, label, onChoose: () => change({ adId: id, before_ad_id: before }) }]
      const isLast = index === ads.length - 1
      return [
        { key: 'note', label: 'Note', onChoose: () => setNotedId(id) },
        ...place('start', 'Move to the start', index > 0 ? ads[0]?.id : undefined),
        ...place('earlier', 'Move one place up', ads[index - 1]?.id),
        ...place('later', 'Move one place down', isLast ? undefined : (ads[index + 2]?.id ?? null)),
        ...place('end', 'Move to the end', isLast ? undefined : null),
        ...(media.length === 0
          ? []
          : [{ key: 'cover', label: 'Use as cover', onChoose: () => change({ adId: id, is_cover: true }) }]),
        ...actions.getItems({ id }),
        { key: 'move', label: 'Move to another board', onChoose: () => moves.move([id]) },
        { key: 'copy', label: 'Copy to another board', onChoose: () => moves.copy([id]) },
        { key: 'remove', label: 'Take off the board', onChoose: () => moves.takeOff([id]) },
      ]
    },
    [ads, actions, change, moves, canEditBoards, isWhole],
  )
  const renderMenu = useCallback(
    (ad: AdSummary, tabIndex: number) => <AdMenu ad={ad} tabIndex={tabIndex} getItems={getItems} />,
    [getItems],
  )
  const editor =
    notedId === null ? null : (
      <NoteEditor
        key={notedId}
        note={notes[notedId] ?? ''}
        onSave={(note) => change({ adId: notedId, note })}
        onClose={() => setNotedId(null)}
      />
    )
  const moveAd = useCallback(
    (adId: string, targetId: string, side: DropSide) => {
      const ids = ads.map(({ id }) => id)
      const before = findDropTarget(ids, adId, targetId, side)
      if (before !== undefined) {
        change({ adId, before_ad_id: before })
      }
    },
    [ads, change],
  )
  return { renderMenu, moveAd, editor, Frame: canEditBoards && isWhole ? MovableAd : undefined }
}

interface NoteEditorProps {
  note: string
  onSave: (note: string) => void
  onClose: () => void
}

function NoteEditor({ note, onSave, onClose }: NoteEditorProps) {
  const [text, setText] = useState(note)
  return (
    <OpenedModal title="Note on this ad" onCancel={onClose} onOk={() => onSave(text)} okText="Save">
      <Field label="Note" hint="Shown to people with the link only when the link says so.">
        {(control) => (
          <Input.TextArea
            dir="auto"
            {...control}
            rows={4}
            maxLength={MAX_BOARD_NOTE}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </OpenedModal>
  )
}
