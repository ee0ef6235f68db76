import { downloadFile } from '@marquee/api-client/download-file'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Progress } from 'antd'
import { getExportQuery } from '../../api/get-export.ts'

/** How far a file is, and the file itself once it is there. */
export function ExportProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(getExportQuery(id))
  const file = data?.data
  const url = file?.url ?? null
  if (error !== null || file?.state === 'failed') {
    return <Failed reason={error?.message ?? 'Try again in a moment.'} onClose={onClose} />
  }
  if (url !== null) {
    return (
      <Alert
        type="success"
        title="Your file is ready. It is kept for a day."
        action={
          <Button type="primary" size="small" onClick={() => void downloadFile(url)}>
            Download
          </Button>
        }
        closable={{ onClose }}
      />
    )
  }
  return <Making done={file?.done_count ?? 0} all={file?.ads_count ?? 0} />
}

function Making({ done, all }: { done: number; all: number }) {
  return (
    <Alert
      type="info"
      title={all === 0 ? 'Making the file' : `Making the file: ${done} of ${formatCount(all, 'ad')}`}
      description={
        <Progress percent={all === 0 ? 0 : Math.floor((done / all) * 100)} aria-label="Progress of the file" />
      }
    />
  )
}

function Failed({ reason, onClose }: { reason: string; onClose: () => void }) {
  return <Alert type="error" title="The file could not be made" description={reason} closable={{ onClose }} />
}
