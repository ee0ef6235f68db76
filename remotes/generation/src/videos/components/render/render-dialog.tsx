import { downloadFile } from '@marquee/api-client/download-file'
import { toAddress } from '@marquee/contract/address'
import { downloadVideoCut } from '@marquee/contract/video-handovers'
import type { VideoProject } from '@marquee/creative/video-project'
import { Button, Modal } from 'antd'
import { FolderArchive } from 'lucide-react'
import { useCanGenerate } from '../../../state/rights.ts'
import { RenderForm } from './render-form.tsx'
import { RenderList } from './render-list.tsx'
import styles from './render.module.css'

interface RenderDialogProps {
  videoId: string
  title: string
  project: VideoProject
  /** The stored version; null while changes are not saved. */
  version: number | null
  onClose: () => void
}

/** Orders a render, and shows those that were ordered. */
export function RenderDialog({ videoId, title, project, version, onClose }: RenderDialogProps) {
  const canGenerate = useCanGenerate()
  return (
    <Modal open title="Render and download" width={760} footer={null} onCancel={onClose}>
      {canGenerate ? <RenderForm videoId={videoId} project={project} version={version} /> : null}
      <RenderList videoId={videoId} />
      <div className={styles.handover}>
        <Button
          icon={<FolderArchive size={16} aria-hidden />}
          onClick={() =>
            void downloadFile(toAddress(downloadVideoCut, { params: { id: videoId, name: title || 'video' } }))
          }
        >
          Cut for editors (ZIP)
        </Button>
        <span className={styles.note}>
          The cut as OpenTimelineIO with its media, and a sheet that says whose each image, voice and word is.
        </span>
      </div>
    </Modal>
  )
}
