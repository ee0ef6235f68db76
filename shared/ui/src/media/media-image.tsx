import type { Media } from '@marquee/contract/ads'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { formatDuration } from './format-duration.ts'
import styles from './media-image.module.css'
import { useIsImageDue } from './scroll-pace.ts'

interface MediaImageProps {
  media: Media
  /** Empty when words beside the image have the same content. */
  alt: string
  /** The attribute `sizes` of an `img`: the display width of the image. */
  sizes: string
  fit: 'cover' | 'contain'
  /** Set for the first visible image, which is loaded immediately. */
  isEager?: boolean
  /** Default true; a thumbnail has no space for it. */
  hasDuration?: boolean
}

/** An image, or a video's poster with its length. It fills its parent; the dominant colour is shown until it is loaded. */
export function MediaImage({ media, alt, sizes, fit, isEager = false, hasDuration = true }: MediaImageProps) {
  const [isBroken, setIsBroken] = useState(false)
  const isDue = useIsImageDue()
  const image = toImage(media)
  const isMissing = image === null || isBroken
  return (
    <div className={styles.frame} data-fit={fit} style={toPlaceholder(media)}>
      {isMissing ? <Missing isBroken={isBroken} /> : null}
      {!isMissing && isDue ? (
        <img
          className={styles.image}
          {...image}
          data-fit={fit}
          sizes={sizes}
          alt={alt}
          width={media.width}
          height={media.height}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      ) : null}
      {hasDuration ? <Duration media={media} /> : null}
    </div>
  )
}

function Missing({ isBroken }: { isBroken: boolean }) {
  return (
    <div className={styles.missing}>
      <ImageOff size={20} aria-hidden />
      <span>{isBroken ? "Image couldn't load" : 'No preview'}</span>
    </div>
  )
}

function Duration({ media: { kind, duration_s: seconds } }: { media: Media }) {
  return kind === 'video' && seconds !== null ? (
    <span className={styles.duration}>{formatDuration(seconds)}</span>
  ) : null
}

/** The dominant colour, as a custom property: the style sheet decides how strong it is. */
function toPlaceholder({ palette: [colour] }: Media): React.CSSProperties {
  return colour === undefined ? {} : ({ '--placeholder': colour } as React.CSSProperties)
}

/** A video's `url` is the video itself: only its `sources` are images. */
function toImage({ kind, url, sources }: Media): { src: string; srcSet?: string } | null {
  const largest = sources.at(-1)
  if (largest === undefined) {
    return kind === 'image' ? { src: url } : null
  }
  return { src: largest.url, srcSet: sources.map((source) => `${source.url} ${source.width}w`).join(', ') }
}
