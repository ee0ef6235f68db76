import type { Board } from '@marquee/contract/boards'
import { href } from '@marquee/remote-kit/routes'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button } from 'antd'
import { Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDeleteBoard, useRestoreBoard, useUpdateBoard } from '../../api/boards.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { ShareDialog } from '../../sharing/components/share-dialog.tsx'
import { BoardEditor } from './board-editor.tsx'

/** Shares, renames and deletes a board; the toast can undo the deletion. */
export function BoardActions({ board }: { board: Board }) {
  const { id } = board
  const navigate = useNavigate()
  const tellOutcome = useOutcomeToast()
  const { canEditBoards, canShare } = useLibraryRights()
  const [opened, setOpened] = useState<'share' | 'edit' | null>(null)
  const update = useUpdateBoard(id)
  const { deleteItem, isPending: isDeleting } = useDeleteWithUndo<Board>({
    noun: 'board',
    getName: ({ name }) => name,
    remove: useDeleteBoard(),
    restore: useRestoreBoard(),
    onRestored: () => navigate(href('board', { params: { id } })),
  })

  async function remove(): Promise<void> {
    if (await deleteItem(board)) {
      await navigate(href('swipe-file'))
    }
  }

  function save(changes: { name: string; description: string }): void {
    const write = update.mutateAsync(changes, { onSuccess: () => setOpened(null) })
    void tellOutcome(write, { failure: 'The board is as it was' })
  }

  return (
    <>
      {canEditBoards ? (
        <>
          <Button icon={<Pencil size={16} />} onClick={() => setOpened('edit')}>
            Rename
          </Button>
          <Button icon={<Trash2 size={16} />} loading={isDeleting} onClick={() => void remove()}>
            Remove
          </Button>
        </>
      ) : null}
      {canShare ? (
        <Button type="primary" icon={<Share2 size={16} />} onClick={() => setOpened('share')}>
          Share
        </Button>
      ) : null}
      <ShareDialog target={{ kind: 'board', id }} isOpen={opened === 'share'} onClose={() => setOpened(null)} />
      {opened === 'edit' ? (
        <BoardEditor board={board} isBusy={update.isPending} onSave={save} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}
