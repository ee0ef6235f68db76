import { useToast } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { requestCopyStaffPick } from '../../api/staff-picks.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'
import { useRefreshBoards } from '../../state/use-refresh-boards.ts'

/** Copies a recommended board into the workspace and opens the copy. */
export function CopyStaffPick({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate()
  const showToast = useToast()
  const refresh = useRefreshBoards()
  const { canEditBoards } = useLibraryRights()
  // Pressing twice, or again after a lost answer, copies once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestCopyStaffPick(id, idempotencyKey),
    onError: (error) => showToast({ severity: 'error', summary: 'The board was not copied', detail: error.message }),
    onSuccess: async ({ data }) => {
      await navigate(href('board', { params: { id: data.id } }))
      await refresh()
    },
  })
  return canEditBoards ? (
    <Button
      type="primary"
      icon={<CopyPlus size={16} />}
      aria-label={`Copy to my boards: ${name}`}
      loading={isPending}
      onClick={() => mutate()}
    >
      Copy to my boards
    </Button>
  ) : null
}
