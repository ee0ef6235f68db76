import { href } from '@marquee/remote-kit/routes'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { Button } from 'antd'
import { CopyPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCopyStaffPick } from '../../api/staff-picks.ts'
import { useLibraryRights } from '../../state/use-library-rights.ts'

/** Copies a recommended board into the workspace and opens the copy. */
export function CopyStaffPick({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate()
  const tellOutcome = useOutcomeToast()
  const { canEditBoards } = useLibraryRights()
  // A second click, or a retry after a lost response, creates no second copy.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useCopyStaffPick(id, idempotencyKey)

  async function copy(): Promise<void> {
    const { data } = await mutateAsync()
    await navigate(href('board', { params: { id: data.id } }))
  }

  return canEditBoards ? (
    <Button
      type="primary"
      icon={<CopyPlus size={16} />}
      aria-label={`Copy to my boards: ${name}`}
      loading={isPending}
      onClick={() => void tellOutcome(copy(), { failure: 'The board was not copied' })}
    >
      Copy to my boards
    </Button>
  ) : null
}
