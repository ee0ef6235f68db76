import type { VideoProject } from '@marquee/creative/video-project'
import { Modal } from 'antd'
import { useCanGenerate } from '../../../state/rights.ts'
import { RenderForm } from './render-form.tsx'
import { RenderList } from './render-list.tsx'

interface RenderDialogProps {
  videoId: string
  project: VideoProject
  /** The stored version; null while changes are not saved. */
  version: number | null
  onClose: () => void
}

/** Orders a render, and shows those that were ordered. */
export function RenderDialog({ videoId, project, version, onClose }: RenderDialogProps) {
  const canGenerate = useCanGenerate()
  return (
    <Modal open title="Render and download" width={760} footer={null} onCancel={onClose}>
      {canGenerate ? <RenderForm videoId={videoId} project={project} version={version} /> : null}
      <RenderList videoId={videoId} />
    </Modal>
  )
}
