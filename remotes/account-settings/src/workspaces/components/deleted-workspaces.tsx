import { formatDate } from '@marquee/ui/format-date'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { deletedWorkspacesQuery, useRestoreWorkspace, type WorkspaceName } from '../api/workspace-settings.ts'
import { MoreButton } from '../../components/more-button.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'

/** The own workspaces that were deleted, while they can be brought back. Nothing is shown when there are none. */
export function DeletedWorkspaces() {
  const query = useInfiniteQuery(deletedWorkspacesQuery())
  const { mutateAsync, isPending } = useRestoreWorkspace()
  const tellOutcome = useOutcomeToast()
  const restore = (workspace: WorkspaceName) =>
    void tellOutcome(mutateAsync(workspace), {
      success: { summary: `${workspace.name} is back`, detail: 'Switch to it to go on where you were.' },
      failure: 'The workspace was not brought back',
    })
  const workspaces = query.data?.pages.flatMap((page) => page.data) ?? []
  if (workspaces.length === 0) {
    return null
  }
  return (
    <SettingsCard title="Deleted workspaces" description="Only you can bring them back.">
      <ul className={styles.rows} role="list" aria-label="Deleted workspaces">
        {workspaces.map(({ id, name, purged_at: purgedAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.strong} dir="auto">
                {name}
              </p>
              <p className={styles.quiet}>Removed for good on {formatDate(purgedAt)}</p>
            </div>
            <Button disabled={isPending} aria-label={`Bring ${name} back`} onClick={() => restore({ id, name })}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
      <MoreButton query={query} what="deleted workspaces" />
    </SettingsCard>
  )
}
