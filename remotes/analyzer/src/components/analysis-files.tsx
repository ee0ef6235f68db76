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
  // Plain links: the server says what the files are called.
  const items = [
    { key: 'pdf', label: <a href={`${address}/analysis.pdf`}>Report (PDF)</a> },
    ...(hasPicture
      ? [{ key: 'png', label: <a href={`${address}/analysis.png`}>Creative with its findings (PNG)</a> }]
      : []),
  ]
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<Download size={16} aria-hidden />}>Download</Button>
    </Dropdown>
  )
}
