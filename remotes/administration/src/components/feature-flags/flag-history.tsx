import type { FeatureFlag, FeatureFlagChange } from '@marquee/contract/feature-flags'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { RelativeTime } from '@marquee/ui/relative-time'
import { useInfiniteQuery } from '@tanstack/react-query'
import { featureFlagChangesQuery } from '../../api/feature-flags.ts'
import controls from '@marquee/ui/controls.module.css'
import { OpenedDrawer } from '@marquee/ui/opened-drawer'
import styles from './feature-flags-page.module.css'

interface FlagHistoryProps {
  flag: FeatureFlag
  onClose: () => void
}

/** The changes of the flag with their authors, newest first. */
export function FlagHistory({ flag, onClose }: FlagHistoryProps) {
  return (
    <OpenedDrawer title={`History of ${flag.key}`} onClose={onClose} size="min(560px, 100vw)">
      <Changes flagKey={flag.key} />
    </OpenedDrawer>
  )
}

function Changes({ flagKey }: { flagKey: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(featureFlagChangesQuery(flagKey))
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading the history" rows={3} />
    ) : (
      <ErrorState title="The history could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      <ol className={styles.changes} role="list">
        {data.pages
          .flatMap((page) => page.data)
          .map((change) => (
            <Change key={change.version} change={change} />
          ))}
      </ol>
      {hasNextPage ? (
        <button type="button" className={controls.button} onClick={() => void fetchNextPage()}>
          Show older changes
        </button>
      ) : null}
    </>
  )
}

function Change({ change }: { change: FeatureFlagChange }) {
  return (
    <li className={styles.change}>
      <p>
        <strong>{change.changed_by ?? 'The product'}</strong> <RelativeTime value={change.changed_at} />
        {toState(change)}
      </p>
      <code className={styles.value}>{JSON.stringify(change.default_value)}</code>
      {change.rules.length === 0 ? null : <pre className={styles.code}>{JSON.stringify(change.rules, null, 2)}</pre>}
    </li>
  )
}

function toState({ is_enabled, is_removed }: FeatureFlagChange): string {
  if (is_removed) {
    return ', deleted'
  }
  return is_enabled ? '' : ', switched off'
}
