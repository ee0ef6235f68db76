import { downloadFile } from '@marquee/api-client/download-file'
import { toAddress } from '@marquee/contract/address'
import { downloadVideoCut } from '@marquee/contract/video-handovers'
import { OpenedModal } from '@marquee/ui/opened-modal'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { FolderArchive } from 'lucide-react'
import { useState } from 'react'
import { useCanGenerate } from '../../../state/rights.ts'
import { videoRendersQuery } from '../../api/video-renders.ts'
import type { VideoEditor } from '../../state/use-video-editor.ts'
import { VersionView } from '../versions/version-view.tsx'
import { RenderForm } from './render-form.tsx'
import { RenderList } from './render-list.tsx'
import styles from './render.module.css'

interface RenderDialogProps {
  videoId: string
  title: string
  editor: VideoEditor
  /** The stored version; null while changes are not saved. */
  version: number | null
  onClose: () => void
}

/** Orders a render, and shows those that were ordered. */
export function RenderDialog({ videoId, title, editor, version, onClose }: RenderDialogProps) {
  const canGenerate = useCanGenerate()
  const { data: renders = [] } = useQuery(videoRendersQuery(videoId))
  const [comparedId, setComparedId] = useState<string | null>(null)
  const compared = renders.find(({ id }) => id === comparedId)
  if (compared !== undefined) {
    return (
      <OpenedModal title="Versions" width={760} footer={null} onCancel={onClose}>
        <VersionView
          render={compared}
          renders={renders}
          editor={editor}
          canEdit={canGenerate}
          onBack={() => setComparedId(null)}
          onRestored={onClose}
        />
      </OpenedModal>
    )
  }
  return (
    <OpenedModal title="Render and download" width={760} footer={null} onCancel={onClose}>
      {canGenerate ? <RenderForm videoId={videoId} project={editor.project} version={version} /> : null}
      <RenderList videoId={videoId} onCompare={setComparedId} />
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
    </OpenedModal>
  )
}
