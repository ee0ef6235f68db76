import { MAX_ASSET_BYTES } from '@marquee/contract/assets'
import { Field } from '@marquee/ui/field'
import { FileUpload } from '@marquee/ui/file-upload'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { videoRendersQuery } from '../../../videos/api/video-renders.ts'
import { videosQuery } from '../../../videos/api/videos.ts'
import { findRenderedFile } from '../../state/find-rendered-file.ts'
import type { PageAsset } from '../../../state/page-asset.ts'
import styles from './inspector.module.css'

interface VideoFieldProps {
  label: string
  value: string | null
  assets: readonly PageAsset[]
  onChange: (assetId: string | null) => void
  onAdded: (asset: PageAsset) => void
}

const MB = 1024 * 1024
const RENDERED = { q: '', state: 'done', isMine: false } as const

/** Chooses the last render of a video of the workspace, or uploads a video file. */
export function VideoField({ label, value, assets, onChange, onAdded }: VideoFieldProps) {
  const videos = useInfiniteQuery(videosQuery(RENDERED))
  const [videoId, setVideoId] = useState<string | null>(null)
  const renders = useQuery({ ...videoRendersQuery(videoId ?? ''), enabled: videoId !== null })
  const found = findRenderedFile(renders.data ?? [])
  const shown = assets.find(({ id }) => id === value)

  function use(asset: PageAsset): void {
    onAdded(asset)
    onChange(asset.id)
  }

  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {shown === undefined ? null : (
        <video className={styles.thumbnail} src={shown.url} controls muted preload="metadata" aria-label="Video" />
      )}
      <Field label="From your videos">
        {(control) => (
          <Select
            {...control}
            value={videoId}
            placeholder="Choose a rendered video"
            notFoundContent="No video is rendered yet."
            options={(videos.data?.pages ?? [])
              .flatMap(({ data }) => data)
              .map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setVideoId}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        {found === null ? null : (
          <Button size="small" type="primary" onClick={() => use(found)}>
            Use its last render
          </Button>
        )}
        <UploadVideo onUploaded={use} />
        {value === null ? null : (
          <Button size="small" onClick={() => onChange(null)}>
            Remove the video
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function UploadVideo({ onUploaded }: { onUploaded: (asset: PageAsset) => void }) {
  return (
    <FileUpload
      kind="video"
      label="Upload a video"
      icon={<Clapperboard size={14} aria-hidden />}
      accept="video/mp4,video/webm"
      hint={`MP4 or WebM, up to ${MAX_ASSET_BYTES.video / MB} MB.`}
      isSmall
      onStored={onUploaded}
    />
  )
}
