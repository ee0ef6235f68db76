import type { Workspace } from '@marquee/contract/workspaces'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { listWorkspacesQuery, useSwitchWorkspace } from '../api/workspaces.ts'
import { ActivityCard } from '../components/activity-card.tsx'
import { CreateWorkspaceForm } from '../components/create-workspace-form.tsx'
import { DeletedWorkspaces } from '../components/deleted-workspaces.tsx'
import { MembersCard } from '../components/members-card.tsx'
import { MoreButton } from '../../components/more-button.tsx'
import { RoleTable } from '../components/role-table.tsx'
import { SettingsLayout } from '../../components/settings-layout.tsx'
import { WorkspaceRow } from '../components/workspace-row.tsx'
import styles from '../components/workspaces.module.css'

/** The workspaces of the user, and the members of the current one. */
export function Page() {
  usePageTitle('Workspaces')
  return (
    <SettingsLayout>
      <Workspaces />
      <MembersCard />
      <RoleTable />
      <ActivityCard />
    </SettingsLayout>
  )
}

function Workspaces() {
  const query = useInfiniteQuery(listWorkspacesQuery())
  const { mutateAsync, isPending, variables } = useSwitchWorkspace()
  const tellOutcome = useOutcomeToast()
  const switchTo = (workspace: Workspace) =>
    void tellOutcome(mutateAsync(workspace), {
      success: `You are now in ${workspace.name}`,
      failure: 'The workspace was not switched',
    })
  if (query.isPending) {
    return <ListSkeleton label="Loading workspaces" rows={3} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The workspaces could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const workspaces = query.data.pages.flatMap((page) => page.data)
  if (workspaces.length === 0) {
    return (
      <EmptyState title="No workspaces">You are a member of no workspace. Ask a colleague to invite you.</EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list} role="list" aria-label="Workspaces">
        {workspaces.map((workspace) => (
          <WorkspaceRow
            key={workspace.id}
            workspace={workspace}
            isSwitching={isPending && variables.id === workspace.id}
            onSwitch={switchTo}
          />
        ))}
      </ul>
      <MoreButton query={query} what="workspaces" />
      <NewWorkspace />
      <DeletedWorkspaces />
    </>
  )
}

function NewWorkspace() {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? (
    <CreateWorkspaceForm onClose={() => setIsOpen(false)} />
  ) : (
    <div>
      <Button onClick={() => setIsOpen(true)}>New workspace</Button>
    </div>
  )
}
