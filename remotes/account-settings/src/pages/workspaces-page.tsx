import { usePageTitle } from '@marquee/remote-kit/host-services'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { listWorkspacesQuery } from '../api/list-workspaces.ts'
import { SettingsLayout } from '../components/settings-layout.tsx'
import { WorkspaceRow } from '../components/workspace-row.tsx'
import styles from '../components/workspaces.module.css'
import { useSwitchWorkspace } from '../state/use-switch-workspace.ts'

/** The workspaces that a person is a member of. */
export function Page() {
  usePageTitle('Workspaces')
  return (
    <SettingsLayout>
      <Workspaces />
    </SettingsLayout>
  )
}

function Workspaces() {
  const query = useInfiniteQuery(listWorkspacesQuery())
  const { switchTo, switchingId } = useSwitchWorkspace()
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
            isSwitching={switchingId === workspace.id}
            onSwitch={switchTo}
          />
        ))}
      </ul>
      {query.isFetchNextPageError ? <p role="alert">More workspaces could not be loaded. Try again.</p> : null}
      {query.hasNextPage ? (
        <div className={styles.more}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  )
}
