import { briefStatus } from '@marquee/contract/briefs'
import { SearchField } from '@marquee/ui/search-field'
import { Segmented, Select } from 'antd'
import { Columns3, Rows3 } from 'lucide-react'
import { statusLabels } from '../state/brief-labels.ts'
import type { BriefsView } from '../state/briefs-view.ts'
import styles from './briefs-toolbar.module.css'

const STATUS_OPTIONS = [
  { value: '', label: 'Every status' },
  ...briefStatus.options.map((value) => ({ value, label: statusLabels[value] })),
]
const ARCHIVE_OPTIONS = [
  { value: '', label: 'Current' },
  { value: '1', label: 'Archived' },
]
const VIEW_OPTIONS = [
  { value: '', label: 'Table', icon: <Rows3 size={16} aria-hidden /> },
  { value: 'board', label: 'Board', icon: <Columns3 size={16} aria-hidden /> },
]

interface BriefsToolbarProps {
  view: BriefsView
  /** The board may be chosen in place of the table. */
  hasBoard: boolean
  onChange: (changes: Record<string, string | undefined>) => void
}

/** Search, status, archive and view of the list of briefs. */
export function BriefsToolbar({ view, hasBoard, onChange }: BriefsToolbarProps) {
  return (
    <div className={styles.toolbar} role="search" aria-label="Briefs">
      <SearchField
        className={styles.search}
        label="Search briefs"
        placeholder="Search title and objective"
        value={view.q}
        onSearch={(q) => onChange({ q })}
      />
      {view.isBoard ? null : (
        <Select
          aria-label="Status"
          className={styles.status ?? ''}
          value={view.status ?? ''}
          options={STATUS_OPTIONS}
          onChange={(status) => onChange({ status })}
        />
      )}
      <Segmented
        aria-label="Current or archived briefs"
        value={view.isArchived ? '1' : ''}
        options={ARCHIVE_OPTIONS}
        onChange={(archived) => onChange({ archived })}
      />
      {hasBoard ? (
        <Segmented
          aria-label="View"
          className={styles.view ?? ''}
          value={view.isBoard ? 'board' : ''}
          options={VIEW_OPTIONS}
          onChange={(chosen) => onChange({ view: chosen, status: undefined })}
        />
      ) : null}
    </div>
  )
}
