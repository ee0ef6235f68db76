import type { BriefSummary } from '@marquee/contract/briefs'
import { useToast } from '@marquee/remote-kit/host-services'
import { useArchiveBrief } from '../api/briefs.ts'

/** Long enough to read the sentence and reach the button. */
const UNDO_MS = 8000

/** Archives or restores a brief and offers to undo it. */
export function useArchiveWithUndo() {
  const showToast = useToast()
  const { mutate, isPending } = useArchiveBrief()

  function setArchived(brief: Pick<BriefSummary, 'id' | 'title'>, isArchived: boolean): void {
    mutate(
      { id: brief.id, isArchived },
      {
        onSuccess: () =>
          showToast({
            severity: 'success',
            summary: isArchived ? 'Brief archived' : 'Brief restored',
            detail: brief.title,
            life: UNDO_MS,
            action: { label: 'Undo', onClick: () => setArchived(brief, !isArchived) },
          }),
        onError: (error) =>
          showToast({
            severity: 'error',
            summary: isArchived ? 'The brief was not archived' : 'The brief was not restored',
            detail: error.message,
          }),
      },
    )
  }

  return { setArchived, isPending }
}
