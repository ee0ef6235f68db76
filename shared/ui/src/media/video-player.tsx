import type { Media } from '@marquee/contract/ads'
import { useEffect, useRef } from 'react'
import { formatDuration } from './format-duration.ts'
import { MediaImage } from './media-image.tsx'
import styles from './media-viewer.module.css'
import { PlayableVideo } from './playable-video.tsx'

interface VideoPlayerProps {
  media: Media
  label: string
  isShown: boolean
  /** Whether the user has already pressed play. */
  startsAtOnce?: boolean
}

/** A video with its poster. It loads when it is played and stops when it leaves the stage. */
export function VideoPlayer({ media, label, isShown, startsAtOnce = false }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!isShown && video.current?.paused === false) {
      video.current.pause()
    }
  }, [isShown])
  const length = media.duration_s === null ? '' : `, ${formatDuration(media.duration_s)} long`
  return (
    <PlayableVideo
      ref={video}
      className={styles.video}
      style={{ backgroundColor: media.palette[0] }}
      src={media.url}
      poster={media.sources.at(-1)?.url}
      width={media.width}
      height={media.height}
      preload={startsAtOnce ? 'auto' : 'none'}
      autoPlay={startsAtOnce}
      aria-label={label + length}
      tabIndex={isShown ? 0 : -1}
      fallback={
        <MediaImage
          media={media}
          alt={label}
          sizes="(max-width: 720px) 100vw, 640px"
          fit="contain"
          isEager={isShown}
          hasDuration={false}
        />
      }
    />
  )
}
