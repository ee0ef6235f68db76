import type { Board } from '@marquee/contract/boards'
import { Field } from '@marquee/ui/field'
import { formatCount } from '@marquee/ui/format-number'
import { MediaImage } from '@marquee/ui/media-image'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { listBoardsQuery, useCreateBoard } from '../../api/boards.ts'
import styles from './board-picker.module.css'

interface BoardPickerProps {
  isOpen: boolean
  /** True while the ads are added to the chosen board. */
  isBusy: boolean
  onClose: () => void
  onChoose: (board: Pick<Board, 'id' | 'name'>) => void
}

/** Chooses a board or creates one. */
export function BoardPicker({ isOpen, isBusy, onClose, onChoose }: BoardPickerProps) {
  return (
    <Modal title="Add to board" open={isOpen} onCancel={onClose} footer={null} destroyOnHidden>
      <Boards isBusy={isBusy} onChoose={onChoose} />
    </Modal>
  )
}

function Boards({ isBusy, onChoose }: Pick<BoardPickerProps, 'isBusy' | 'onChoose'>) {
  const tellOutcome = useOutcomeToast()
  const { data } = useQuery(listBoardsQuery())
  const [name, setName] = useState('')
  const { mutateAsync, isPending } = useCreateBoard()

  async function create(): Promise<void> {
    const { data: board } = await mutateAsync({ idempotency_key: crypto.randomUUID(), name })
    onChoose(board)
  }

  return (
    <div className={styles.boards}>
      <ul className={styles.boardList} role="list">
        {data?.data.map((board) => (
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
              <span className={styles.quiet}>{formatCount(board.ads_count, 'ad')}</span>
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
          Create and add
        </Button>
      </form>
    </div>
  )
}
