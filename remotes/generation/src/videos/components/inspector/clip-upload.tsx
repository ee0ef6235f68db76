import { MAX_ASSET_BYTES, type StoredAsset } from '@marquee/contract/assets'
import type { VideoClip } from '@marquee/creative/video-project'
import { Button } from 'antd'
import { FileVideo } from 'lucide-react'
import { useRef, useState } from 'react'
import { uploadAsset } from '../../../api/assets.ts'
import { getFieldMessage } from '../../../state/get-field-message.ts'
import { usePrepareClip } from '../../api/video-renders.ts'
import styles from './inspector.module.css'

const MB = 1024 * 1024

interface ClipUploadProps {
  onReady: (clip: VideoClip, asset: StoredAsset) => void
}

/** Uploads a video of a phone or a camera, which is then made a clip: upright, at a constant rate, small enough to be edited. */
export function ClipUpload({ onReady }: ClipUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const { mutateAsync: prepare } = usePrepareClip()
  const [phase, setPhase] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  async function upload(file: File): Promise<void> {
    if (file.size > MAX_ASSET_BYTES.video) {
      setProblem(`${file.name} is larger than ${MAX_ASSET_BYTES.video / MB} MB.`)
      return
    }
    setProblem('')
    setPhase('Uploading…')
    try {
      const { id } = await uploadAsset('video', file)
      const { clip, asset, failed_reason } = await prepare({
        assetId: id,
        onProgress: (percent) => setPhase(`Preparing… ${percent}%`),
      })
      if (clip === null || asset === null) {
        setProblem(failed_reason ?? 'The video could not be prepared. Try another one.')
      } else {
        onReady(clip, asset)
      }
    } catch (error) {
      setProblem(getFieldMessage(error, 'file'))
    } finally {
      setPhase(null)
    }
  }

  return (
    <div className={styles.upload}>
      <Button
        size="small"
        icon={<FileVideo size={14} aria-hidden />}
        loading={phase !== null}
        onClick={() => input.current?.click()}
      >
        {phase ?? 'Upload a video clip'}
      </Button>
      <span className={styles.hint}>Up to {MAX_ASSET_BYTES.video / MB} MB, as phones and cameras record it.</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Video clip"
        accept="video/*"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) {
            void upload(file)
          }
        }}
      />
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
