import { type ComponentProps, type ReactNode, useState } from 'react'
import styles from './playable-video.module.css'

interface PlayableVideoProps extends Omit<ComponentProps<'video'>, 'onError'> {
  src: string
  /** The fallback image for a browser that cannot play the video. */
  fallback: ReactNode
}

/** A video with the browser's controls; where the browser cannot play it, its image and a sentence. */
export function PlayableVideo({ fallback, ...video }: PlayableVideoProps) {
  const [unplayable, setUnplayable] = useState<string | null>(null)
  if (unplayable === video.src) {
    return (
      <div className={styles.unplayable}>
        {fallback}
        <p className={styles.sentence} role="status">
          This browser can't play the video.
        </p>
      </div>
    )
  }
  return (
    // The videos come without a caption file; their words are part of the image or listed beside it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video {...video} controls playsInline onError={() => setUnplayable(video.src)} />
  )
}
