import { type BriefStatus, type BriefSummary, briefStatus } from '@marquee/contract/briefs'
import { ActionMenu } from '@marquee/ui/action-menu'
import { Button } from 'antd'
import { MoreHorizontal } from 'lucide-react'
import { statusLabels } from '../state/brief-labels.ts'
import { useCanEditBriefs } from '../state/use-can-edit-briefs.ts'

interface BriefRowActionsProps {
  brief: BriefSummary
  onMove: (brief: BriefSummary, status: BriefStatus) => void
  onArchive: (brief: BriefSummary, isArchived: boolean) => void
}

/** The actions on a brief in the list; renders nothing for users who may only read. */
export function BriefRowActions({ brief, onMove, onArchive }: BriefRowActionsProps) {
  const canEdit = useCanEditBriefs()
  const isArchived = brief.archived_at !== null
  const statuses = briefStatus.options.filter((status) => status !== brief.status)

  function choose(key: string): void {
    const status = statuses.find((one) => one === key)
    if (status === undefined) {
      onArchive(brief, !isArchived)
    } else {
      onMove(brief, status)
    }
  }

  return canEdit ? (
    <ActionMenu
      items={[
        ...statuses.map((status) => ({ key: status, label: `Move to ${statusLabels[status].toLowerCase()}` })),
        { type: 'divider' },
        { key: 'archive', label: isArchived ? 'Restore' : 'Archive' },
      ]}
      onChoose={choose}
      placement="bottomRight"
    >
      {(button) => (
        <Button
          {...button}
          type="text"
          icon={<MoreHorizontal size={18} aria-hidden />}
          aria-label={`Actions for ${brief.title}`}
        />
      )}
    </ActionMenu>
  ) : null
}
