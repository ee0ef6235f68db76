import type { ActivityAction, WorkspaceActivity } from '@marquee/contract/workspace-activity'
import { Avatar } from '@marquee/ui/avatar'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listWorkspaceActivityQuery } from '../api/workspace-activity.ts'
import { MoreButton } from '../../components/more-button.tsx'
import { ROLE_NAMES } from './role-names.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './members.module.css'

const ACTION_WORDS: Readonly<Record<ActivityAction, (entry: WorkspaceActivity) => string>> = {
  'workspace.created': ({ subject }) => `created the workspace ${subject}`,
  'workspace.renamed': ({ subject }) => `renamed the workspace to ${subject}`,
  'workspace.handed_over': ({ subject }) => `handed the workspace over to ${subject}`,
  'workspace.deleted': () => 'deleted the workspace',
  'workspace.restored': () => 'brought the workspace back',
  'member.joined': ({ role }) => `joined${inRole(role)}`,
  'member.role_changed': ({ subject, role }) => `changed the role of ${subject} to ${roleName(role)}`,
  'member.removed': ({ subject }) => `removed ${subject}`,
  'member.left': () => 'left the workspace',
  'invitation.sent': ({ subject, role }) => `invited ${subject}${inRole(role)}`,
  'invitation.resent': ({ subject }) => `sent the invitation to ${subject} again`,
  'invitation.withdrawn': ({ subject }) => `withdrew the invitation to ${subject}`,
}

/** The members' actions in the workspace, the newest first. */
export function ActivityCard() {
  return (
    <SettingsCard title="Activity" description="What was done to the workspace, its members and its invitations.">
      <Activity />
    </SettingsCard>
  )
}

function Activity() {
  const query = useInfiniteQuery(listWorkspaceActivityQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading the activity" rows={3} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="The activity could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const entries = query.data.pages.flatMap((page) => page.data)
  if (entries.length === 0) {
    return <p className={styles.about}>Nothing yet.</p>
  }
  return (
    <>
      <ul className={styles.list} role="list" aria-label="Activity">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.row}>
            <Avatar name={entry.actor ?? '?'} url={entry.actor_picture_url} size={28} />
            <p className={styles.words} dir="auto">
              <strong>{entry.actor ?? 'Somebody whose account is gone'}</strong> {ACTION_WORDS[entry.action](entry)}
            </p>
            <span className={styles.about}>
              <RelativeTime value={entry.created_at} />
            </span>
          </li>
        ))}
      </ul>
      <MoreButton query={query} what="activity" />
    </>
  )
}

function roleName(role: WorkspaceActivity['role']): string {
  return role === null ? '' : ROLE_NAMES[role].toLowerCase()
}

function inRole(role: WorkspaceActivity['role']): string {
  return role === null ? '' : ` as ${role === 'admin' || role === 'owner' ? 'an' : 'a'} ${roleName(role)}`
}
