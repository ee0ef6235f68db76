import { Alert, Button } from 'antd'
import type { NotApplied } from '../../state/filter-address.ts'
import { FILTER_LABELS } from './filter-labels.ts'
import styles from './filters.module.css'

interface NotAppliedNoticeProps {
  /** The filters that reading the address rejected. */
  parts: readonly NotApplied[]
  /** The parameter names that the server did not understand. */
  serverNames: readonly string[]
  onClear: () => void
}

/** Names each filter that was not applied, so that users know that the list is not filtered by it. */
export function NotAppliedNotice({ parts, serverNames, onClear }: NotAppliedNoticeProps) {
  if (parts.length + serverNames.length === 0) {
    return null
  }
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.notice ?? ''}
      title="Not applied: these parts of the address did not narrow the list"
      description={
        <>
          <ul className={styles.noticeList}>
            {parts.map(({ name, value, reason }) => (
              <li key={`${name}=${value}`}>
                <bdi>{toLabel(name)}</bdi>: <bdi>“{value}”</bdi>. {reason}
              </li>
            ))}
            {serverNames.map((name) => (
              <li key={name}>
                <bdi>{toLabel(name)}</bdi> is not known to the library.
              </li>
            ))}
          </ul>
          <Button size="small" onClick={onClear}>
            Reset filters
          </Button>
        </>
      }
    />
  )
}

function toLabel(name: string): string {
  return Object.entries(FILTER_LABELS).find(([known]) => known === name)?.[1] ?? name
}
