import type { Media } from '@marquee/contract/ads'
import { MediaImage } from '@marquee/ui/media-image'
import { VideoPlayer } from '@marquee/ui/video-player'
import { useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { adVideoQuery } from '../../api/ad-videos.ts'
import styles from './video-preview.module.css'

interface VideoPreviewProps {
  media: Media
  /** The description of the medium for screen readers. */
  label: string
  isShown: boolean
}

/** The video of a demo ad. Its image is shown until the user plays it; the server renders the video on the first play only. */
export function VideoPreview({ media, label, isShown }: VideoPreviewProps) {
  const [isWanted, setIsWanted] = useState(false)
  const { data: video, error, refetch } = useQuery({ ...adVideoQuery(media.id), enabled: isWanted })
  if (video?.state === 'ready' && video.url !== null && isWanted) {
    return (
      <div className={styles.stage}>
        <VideoPlayer
          media={{ ...media, url: video.url, duration_s: null }}
          label={label}
          isShown={isShown}
          startsAtOnce
        />
        <span className={styles.kind}>Demo preview</span>
      </div>
    )
  }
  return (
    <div className={styles.stage}>
      <MediaImage media={media} alt={label} sizes="(max-width: 720px) 100vw, 640px" fit="contain" isEager={isShown} />
      {isWanted ? null : (
        <button type="button" className={styles.play} aria-label="Play video" onClick={() => setIsWanted(true)}>
          <Play size={28} aria-hidden />
        </button>
      )}
      <div className={styles.state} role="status">
        {isWanted ? (
          <Preparation reason={video?.reason ?? null} isFailed={error !== null} onRetry={() => void refetch()} />
        ) : null}
      </div>
    </div>
  )
}

interface PreparationProps {
  /** Why there is no video; null while it is prepared. */
  reason: string | null
  /** Whether the request itself failed. */
  isFailed: boolean
  onRetry: () => void
}

/** The progress of the video that the user wants to play. */
function Preparation({ reason, isFailed, onRetry }: PreparationProps) {
  if (isFailed) {
    return (
      <span className={styles.words}>
        The video couldn't load.
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </span>
    )
  }
  if (reason !== null) {
    return <span className={styles.words}>{reason}</span>
  }
  return (
    <span className={styles.words}>
      <Spin size="small" /> Preparing the video. The first time takes a few seconds.
    </span>
  )
}
