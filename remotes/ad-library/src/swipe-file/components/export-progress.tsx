import { downloadFile } from '@marquee/api-client/download-file'
import type { FileExport } from '@marquee/contract/exports'
import { formatCount } from '@marquee/ui/format-number'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Progress } from 'antd'
import { useEffect, useRef } from 'react'
import { getExportQuery } from '../../api/exports.ts'

/** The progress of an export; the file is downloaded automatically when it is ready. */
export function ExportProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(getExportQuery(id))
  if (error !== null) {
    return <Failed reason={error.message} onClose={onClose} />
  }
  return data === undefined ? <Making done={0} all={0} /> : <State file={data.data} onClose={onClose} />
}

function State({ file, onClose }: { file: FileExport; onClose: () => void }) {
  const { url, state, done_count, ads_count } = file
  const startedUrl = useRef<string | null>(null)
  useEffect(() => {
    if (url !== null && startedUrl.current === null) {
      startedUrl.current = url
      void downloadFile(url)
    }
  }, [url])
  if (state === 'failed') {
    return <Failed reason="Try again in a moment." onClose={onClose} />
  }
  if (url === null) {
    return <Making done={done_count} all={ads_count} />
  }
  return (
    <Alert
      type="success"
      title="Your file is downloading. It stays available for a day."
      action={
        <Button type="primary" size="small" onClick={() => void downloadFile(url)}>
          Download again
        </Button>
      }
      closable={{ onClose }}
    />
  )
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
