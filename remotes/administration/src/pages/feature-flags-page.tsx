import type { FeatureFlag } from '@marquee/contract/feature-flags'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { UnsavedForms } from '@marquee/ui/unsaved-forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { featureFlagsQuery } from '../api/feature-flags.ts'
import controls from '@marquee/ui/controls.module.css'
import { DocumentsEditor } from '../components/feature-flags/documents-editor.tsx'
import { DeleteDialog } from '../components/feature-flags/delete-dialog.tsx'
import styles from '../components/feature-flags/feature-flags-page.module.css'
import { FlagEditor } from '../components/feature-flags/flag-editor.tsx'
import { FlagHistory } from '../components/feature-flags/flag-history.tsx'
import { FlagRow } from '../components/feature-flags/flag-row.tsx'

/** What lies over the list. */
type Panel =
  | { kind: 'editor'; flag: FeatureFlag | null }
  | { kind: 'history'; flag: FeatureFlag }
  | { kind: 'deletion'; flag: FeatureFlag }
  | { kind: 'documents' }
  | null

/** The feature flags, for admins: each change reaches every open page within two seconds [T-04]. */
export function Page() {
  const [panel, setPanel] = useState<Panel>(null)
  const handleClose = () => setPanel(null)
  return (
    <UnsavedForms>
      <PageHeader
        title="Feature flags"
        description="Switch parts of the product on and off for everybody. A change reaches open pages at once."
        actions={
          <>
            <button type="button" className={controls.button} onClick={() => setPanel({ kind: 'documents' })}>
              Experiments and groups
            </button>
            <button type="button" className={controls.primary} onClick={() => setPanel({ kind: 'editor', flag: null })}>
              New flag
            </button>
          </>
        }
      />
      <FlagList
        onEdit={(flag) => setPanel({ kind: 'editor', flag })}
        onShowHistory={(flag) => setPanel({ kind: 'history', flag })}
        onDelete={(flag) => setPanel({ kind: 'deletion', flag })}
      />
      {panel?.kind === 'editor' ? <FlagEditor flag={panel.flag} onClose={handleClose} /> : null}
      {panel?.kind === 'history' ? <FlagHistory flag={panel.flag} onClose={handleClose} /> : null}
      {panel?.kind === 'deletion' ? <DeleteDialog flag={panel.flag} onClose={handleClose} /> : null}
      {panel?.kind === 'documents' ? <DocumentsEditor onClose={handleClose} /> : null}
    </UnsavedForms>
  )
}

interface FlagListProps {
  onEdit: (flag: FeatureFlag) => void
  onShowHistory: (flag: FeatureFlag) => void
  onDelete: (flag: FeatureFlag) => void
}

function FlagList({ onEdit, onShowHistory, onDelete }: FlagListProps) {
  const { data, error, refetch } = useQuery(featureFlagsQuery())
  if (data === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading feature flags" />
    ) : (
      <ErrorState title="The feature flags could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      {data.meta.is_served ? null : (
        <p className={styles.notice}>
          Pages get their flags from another GrowthBook host, or none at all. A change here reaches nobody.
        </p>
      )}
      <ul className={styles.list} role="list" aria-label="Feature flags">
        {data.data.map((flag) => (
          <FlagRow
            key={flag.key}
            flag={flag}
            onEdit={() => onEdit(flag)}
            onShowHistory={() => onShowHistory(flag)}
            onDelete={() => onDelete(flag)}
          />
        ))}
      </ul>
    </>
  )
}
