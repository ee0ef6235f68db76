import { downloadFile } from '@marquee/api-client/download-file'
import { ActionMenu } from '@marquee/ui/action-menu'
import { Button } from 'antd'
import { Download } from 'lucide-react'

interface AnalysisFilesProps {
  /** Where the whole of it is. */
  report: string
  /** Where the creative with its findings is; null without a still on which they can be drawn. */
  image: string | null
}

/** Takes an analysis along: all of it as PDF, or the creative with its findings as an image. */
export function AnalysisFiles({ report, image }: AnalysisFilesProps) {
  const items = [
    { key: report, label: 'Report (PDF)' },
    ...(image === null ? [] : [{ key: image, label: 'Creative with its findings (PNG)' }]),
  ]
  return (
    <ActionMenu items={items} onChoose={(key) => void downloadFile(key)}>
      {(button) => (
        <Button {...button} icon={<Download size={16} aria-hidden />}>
          Download
        </Button>
      )}
    </ActionMenu>
  )
}
