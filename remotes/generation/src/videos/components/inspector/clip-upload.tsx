import { MAX_ASSET_BYTES, type StoredAsset } from '@marquee/contract/assets'
import type { VideoClip } from '@marquee/creative/video-project'
import { FileUpload } from '@marquee/ui/file-upload'
import { FileVideo } from 'lucide-react'
import { useState } from 'react'
import { usePrepareClip } from '../../api/video-renders.ts'

const MB = 1024 * 1024

interface ClipUploadProps {
  onReady: (clip: VideoClip, asset: StoredAsset) => void
}

/** Uploads a video of a phone or a camera, which is then made a clip: upright, at a constant rate, small enough to be edited. */
export function ClipUpload({ onReady }: ClipUploadProps) {
  const { mutateAsync: prepare } = usePrepareClip()
  const [progress, setProgress] = useState(0)

  async function makeClip({ id }: StoredAsset): Promise<string | undefined> {
    setProgress(0)
    const { clip, asset, failed_reason } = await prepare({ assetId: id, onProgress: setProgress })
    if (clip === null || asset === null) {
      return failed_reason ?? 'The video could not be prepared. Try another one.'
    }
    onReady(clip, asset)
    return undefined
  }

  return (
    <FileUpload
      kind="video"
      label="Upload a video clip"
      icon={<FileVideo size={14} aria-hidden />}
      accept="video/*"
      hint={`Up to ${MAX_ASSET_BYTES.video / MB} MB, as phones and cameras record it. An upload that breaks off can go on.`}
      work={`Preparing… ${progress}%`}
      isSmall
      onStored={makeClip}
    />
  )
}
