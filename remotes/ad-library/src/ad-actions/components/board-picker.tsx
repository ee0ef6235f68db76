import type { Board } from '@marquee/contract/boards'
import type { SavedPlaces } from '@marquee/contract/saved-ads'
import { Field } from '@marquee/ui/field'
import { formatCount } from '@marquee/ui/format-number'
import { MediaImage } from '@marquee/ui/media-image'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { lastUsedBoardsQuery, useCreateBoard } from '../../api/boards.ts'
import { savedPlacesQuery } from '../../api/saved-ads.ts'
import styles from './board-picker.module.css'
import { SavedPlacesNote } from './saved-places-note.tsx'

interface BoardPickerProps {
  title: string
  /** The ads that go to the chosen board; boards that have them are named. */
  adIds: readonly string[]
  /** What the button says that makes a board for the ads. */
  createLabel?: string
  /** A board that is not offered. */
  withoutId?: string
  isOpen: boolean
  /** True while the ads are added to the chosen board. */
  isBusy: boolean
  onClose: () => void
  onChoose: (board: Pick<Board, 'id' | 'name'>) => void
}

/** Chooses a board or creates one. */
export function BoardPicker({ title, isOpen, onClose, ...boards }: BoardPickerProps) {
  return (
    <Modal title={title} open={isOpen} onCancel={onClose} footer={null} destroyOnHidden>
      <Boards {...boards} />
    </Modal>
  )
}

function Boards({
  adIds,
  createLabel = 'Create and add',
  withoutId,
  isBusy,
  onChoose,
}: Omit<BoardPickerProps, 'title' | 'isOpen' | 'onClose'>) {
  const tellOutcome = useOutcomeToast()
  const { data } = useQuery(lastUsedBoardsQuery())
  const { data: places } = useQuery(savedPlacesQuery(adIds))
  const boards = data?.data.filter(({ id }) => id !== withoutId)
  const [name, setName] = useState('')
  const { mutateAsync, isPending } = useCreateBoard()

  async function create(): Promise<void> {
    const { data: board } = await mutateAsync({ idempotency_key: crypto.randomUUID(), name })
    onChoose(board)
  }

  return (
    <div className={styles.boards}>
      <SavedPlacesNote adIds={adIds} />
      <ul className={styles.boardList} role="list">
        {boards?.map((board) => (
          <li key={board.id}>
            <Button block className={styles.boardButton ?? ''} disabled={isBusy} onClick={() => onChoose(board)}>
              <span className={styles.boardName}>
                {board.covers[0] === undefined ? null : (
                  <span className={styles.boardCover}>
                    <MediaImage media={board.covers[0]} alt="" sizes="32px" fit="cover" hasDuration={false} />
                  </span>
                )}
                <bdi>{board.name}</bdi>
              </span>
              <span className={styles.quiet}>{boardText(board, adIds.length, places)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={styles.newBoard}
        onSubmit={(event) => {
          event.preventDefault()
          void tellOutcome(create(), { failure: 'No board was made' })
        }}
      >
        <Field label="New board">
          {(control) => (
            <Input {...control} maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Button htmlType="submit" type="primary" disabled={name.trim() === ''} loading={isPending || isBusy}>
          {createLabel}
        </Button>
      </form>
    </div>
  )
}

/** How many ads a board has, and how many of the chosen ads are among them. */
function boardText({ id, ads_count }: Board, chosen: number, places: SavedPlaces | undefined): string {
  const known = places?.boards.find((place) => place.id === id)?.ads_count ?? 0
  if (known === 0) {
    return formatCount(ads_count, 'ad')
  }
  return known === chosen ? 'Already here' : `${known} of ${chosen} here`
}
