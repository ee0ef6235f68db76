import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { useIsReleased } from '@marquee/remote-kit/release-flags'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { workspaceSettingsQuery } from '../api/workspace-settings.ts'
import { DeleteWorkspaceCard } from './delete-workspace-card.tsx'
import { ExportCard } from './export-card.tsx'
import { WorkspaceForm } from './workspace-form.tsx'

/** The cards for the workspace's name, the export of its data, and its deletion. */
export function WorkspaceCards() {
  const query = useQuery(workspaceSettingsQuery())
  const canManage = useIsAllowed({ permission: 'workspace.manage', plan: 'none' })
  const isExportReleased = useIsReleased('account-settings.workspace-export')
  const canDelete = useIsAllowed({ permission: 'workspace.delete', plan: 'none' })
  if (query.isPending) {
    return <ListSkeleton label="Loading the workspace" rows={4} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The workspace could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <>
      <WorkspaceForm key={query.data.id} settings={query.data} />
      {canManage && isExportReleased ? <ExportCard /> : null}
      {canDelete ? <DeleteWorkspaceCard workspace={query.data} /> : null}
    </>
  )
}
