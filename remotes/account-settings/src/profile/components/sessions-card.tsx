import type { AccountSession } from '@marquee/contract/account-sessions'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { accountSessionsQuery, useEndSessions } from '../api/account-sessions.ts'
import { MoreButton } from '../../components/more-button.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'

/** The sessions of the account, with buttons that sign out. */
export function SessionsCard() {
  return (
    <SettingsCard title="Devices" description="Where you are logged in. Log out of what you do not know.">
      <Sessions />
    </SettingsCard>
  )
}

function Sessions() {
  const query = useInfiniteQuery(accountSessionsQuery())
  const { mutateAsync, isPending } = useEndSessions()
  const tellOutcome = useOutcomeToast()
  const end = (which: string, success: string) =>
    void tellOutcome(mutateAsync(which), { success, failure: 'The device is still logged in' })
  if (query.isPending) {
    return <ListSkeleton label="Loading your devices" rows={2} />
  }
  if (query.data === undefined) {
    return (
      <ErrorState title="Your devices could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const sessions = query.data.pages.flatMap((page) => page.data)
  return (
    <>
      <ul className={styles.rows} role="list" aria-label="Devices">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isPending}
            onEnd={() => end(session.id, `Logged out: ${session.device}`)}
          />
        ))}
      </ul>
      <MoreButton query={query} what="devices" />
      {sessions.length > 1 ? (
        <div>
          <Button loading={isPending} onClick={() => end('others', 'Logged out on all other devices')}>
            Log out on all other devices
          </Button>
        </div>
      ) : null}
    </>
  )
}

interface SessionRowProps {
  session: AccountSession
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, ip_address: address, is_current: isCurrent, last_seen_at: lastSeen } = session
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.strong}>{device}</p>
        <p className={styles.quiet}>
          {address === null ? '' : `${address} · `}
          {isCurrent ? 'active now' : <RelativeTime value={lastSeen} />}
        </p>
      </div>
      {isCurrent ? (
        <Tag color="processing">This device</Tag>
      ) : (
        <Button disabled={isEnding} aria-label={`Log out of ${device}`} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  )
}
