import type { Board } from '@marquee/contract/boards'
import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { requestDeleteBoard, requestRestoreBoard, requestUpdateBoard } from '../../api/boards.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { useRefreshBoards } from '../../state/use-refresh-boards.ts'
import { ShareDialog } from '../../sharing/components/share-dialog.tsx'
import { BoardEditor } from './board-editor.tsx'

const TOAST_LIFE_MS = 8000

/** Shares, renames and removes a board; removing is taken back from the toast. */
export function BoardActions({ board }: { board: Board }) {
  const { id, name } = board
  const navigate = useNavigate()
  const showToast = useToast()
  const refresh = useRefreshBoards()
  const { canEditBoards, canShare } = useLibraryRights()
  const [opened, setOpened] = useState<'share' | 'edit' | null>(null)
  const onError = (error: Error) =>
    showToast({ severity: 'error', summary: 'The board is as it was', detail: error.message })
  const restore = useMutation({
    mutationFn: () => requestRestoreBoard(id),
    onError,
    onSuccess: async () => {
      await refresh()
      await navigate(href('board', { params: { id } }))
    },
  })
  const remove = useMutation({
    mutationFn: () => requestDeleteBoard(id),
    onError,
    onSuccess: async () => {
      const action = { label: 'Undo', onClick: () => restore.mutate() }
      showToast({ severity: 'success', summary: `The board ${name} was removed`, life: TOAST_LIFE_MS, action })
      await navigate(href('swipe-file'))
      await refresh()
    },
  })
  const update = useMutation({
    mutationFn: (changes: { name: string; description: string }) => requestUpdateBoard(id, changes),
    onError,
    onSuccess: () => {
      setOpened(null)
      return refresh()
    },
  })
  return (
    <>
      {canEditBoards ? (
        <>
          <Button icon={<Pencil size={16} />} onClick={() => setOpened('edit')}>
            Rename
          </Button>
          <Button icon={<Trash2 size={16} />} loading={remove.isPending} onClick={() => remove.mutate()}>
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
        <BoardEditor board={board} isBusy={update.isPending} onSave={update.mutate} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}
