import type { BriefStatus, BriefSummary } from '@marquee/contract/briefs'
import { useToast } from '@marquee/remote-kit/host-services'
import { useSetBriefStatus } from '../api/briefs.ts'
import { statusLabels } from '../state/brief-labels.ts'

/** Moves a brief to another status and says so. */
export function useMoveBrief(): (brief: BriefSummary, status: BriefStatus) => void {
  const showToast = useToast()
  const { mutate } = useSetBriefStatus()
  return (brief, status) =>
    mutate(
      { brief, status },
      {
        onSuccess: () =>
          showToast({
            severity: 'success',
            summary: `Moved to ${statusLabels[status].toLowerCase()}`,
            detail: brief.title,
            life: 4000,
          }),
        onError: (error) => showToast({ severity: 'error', summary: 'The brief was not moved', detail: error.message }),
      },
    )
}
