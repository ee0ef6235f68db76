import { downloadFile } from '@marquee/api-client/download-file'
import { Button, Dropdown } from 'antd'
import { Download } from 'lucide-react'

interface AnalysisFilesProps {
  /** Where the files are, without their names. */
  address: string
  /** Whether there is a still on which the findings can be drawn. */
  hasPicture: boolean
}

/** Takes an analysis along: all of it as PDF, or the creative with its findings as a picture. */
export function AnalysisFiles({ address, hasPicture }: AnalysisFilesProps) {
  const items = [
    { key: 'pdf', label: 'Report (PDF)' },
    ...(hasPicture ? [{ key: 'png', label: 'Creative with its findings (PNG)' }] : []),
  ]
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => void downloadFile(`${address}/analysis.${key}`) }}
    >
      <Button icon={<Download size={16} aria-hidden />}>Download</Button>
    </Dropdown>
  )
}
