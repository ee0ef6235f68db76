import { downloadFile } from '@marquee/api-client/download-file'
import type { WorkspaceExport } from '@marquee/contract/workspace-exports'
import { formatDate } from '@marquee/ui/format-date'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useStartWorkspaceExport, workspaceExportQuery } from '../api/workspace-exports.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/settings-card.module.css'

const POLL_MS = 2000

/** Exports all data of the workspace as one archive. */
export function ExportCard() {
  const tellOutcome = useOutcomeToast()
  const { data: latest = null } = useQuery({
    ...workspaceExportQuery(),
    refetchInterval: ({ state }) => (isUnfinished(state.data) ? POLL_MS : false),
  })
  const { mutateAsync, isPending } = useStartWorkspaceExport()
  const url = latest?.url ?? null
  return (
    <SettingsCard
      title="Export everything"
      description="All data and images of this workspace in one ZIP. We send you a mail when it is ready."
    >
      <p className={styles.quiet} role="status">
        {describe(latest)}
      </p>
      <div className={styles.wrap}>
        {url === null ? null : (
          <Button type="primary" icon={<Download size={16} />} onClick={() => void downloadFile(url)}>
            Download the export
          </Button>
        )}
        <Button
          loading={isPending || isUnfinished(latest)}
          onClick={() => void tellOutcome(mutateAsync(), { failure: 'The export was not started' })}
        >
          {url === null ? 'Start an export' : 'Start a new export'}
        </Button>
      </div>
    </SettingsCard>
  )
}

function isUnfinished(latest: WorkspaceExport | null | undefined): boolean {
  return latest?.state === 'waiting' || latest?.state === 'running'
}

function describe(latest: WorkspaceExport | null): string {
  if (latest === null) {
    return 'No export yet.'
  }
  if (latest.state === 'failed') {
    return 'The last export failed. Start another one.'
  }
  if (isUnfinished(latest)) {
    return 'The export is being made. You can leave this page.'
  }
  if (latest.url === null || latest.expires_at === null) {
    return `The last export was made on ${formatDate(latest.created_at)}.`
  }
  return `Made on ${formatDate(latest.created_at)}, there until ${formatDate(latest.expires_at)}.`
}
