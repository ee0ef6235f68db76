import type { AdAccountSync } from '@marquee/contract/ad-accounts'
import { formatCount } from '@marquee/ui/format-number'
import { RelativeTime } from '@marquee/ui/relative-time'
import { Alert, Progress } from 'antd'
import styles from './ad-accounts.module.css'

/** The progress of an import, or its result. */
export function SyncState({ sync }: { sync: AdAccountSync }) {
  const { state, stored, replaced, first_day, last_day, problem, finished_at } = sync
  if (finished_at === null) {
    return <RunningSync sync={sync} />
  }
  if (state === 'failed') {
    return (
      <Alert
        type="error"
        title={problem?.message ?? 'The last import failed.'}
        description={problem?.advice}
        showIcon
      />
    )
  }
  return (
    <p className={styles.quiet}>
      {state === 'canceled' ? 'Canceled' : 'Imported'} <RelativeTime value={finished_at} />:{' '}
      {formatCount(stored, 'daily figure')} from {first_day} to {last_day}
      {replaced > 0 ? `, ${formatCount(replaced, 'earlier one')} replaced` : ''}.
    </p>
  )
}

function RunningSync({ sync }: { sync: AdAccountSync }) {
  const { state, progress, stored, first_day, last_day, problem, resumes_at } = sync
  return (
    <div role="status">
      <Progress percent={progress} aria-label="Progress of the import" />
      <p className={styles.quiet}>
        {state === 'waiting' && problem !== null && resumes_at !== null ? (
          <>
            {problem.message} It goes on <RelativeTime value={resumes_at} />.
          </>
        ) : (
          `${formatCount(stored, 'daily figure')} so far, from ${first_day} to ${last_day}. You may leave this page.`
        )}
      </p>
    </div>
  )
}
