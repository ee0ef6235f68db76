import { type BriefStatus, type BriefSummary, briefStatus } from '@marquee/contract/briefs'
import { Button, Dropdown, type MenuProps } from 'antd'
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
  const items: MenuProps['items'] = [
    ...statuses.map((status) => ({
      key: status,
      label: `Move to ${statusLabels[status].toLowerCase()}`,
      onClick: () => onMove(brief, status),
    })),
    { type: 'divider' },
    { key: 'archive', label: isArchived ? 'Restore' : 'Archive', onClick: () => onArchive(brief, !isArchived) },
  ]
  return canEdit ? (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<MoreHorizontal size={18} aria-hidden />} aria-label={`Actions for ${brief.title}`} />
    </Dropdown>
  ) : null
}
