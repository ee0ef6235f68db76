import type { Media } from '@marquee/contract/ads'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { hasVideo } from './has-video.ts'
import { MediaImage } from './media-image.tsx'
import styles from './media-viewer.module.css'
import { useCarousel } from './use-carousel.ts'
import { VideoPlayer } from './video-player.tsx'

interface MediaViewerProps {
  media: readonly Media[]
  /** The owner of these images, for screen readers: "Nova Shoes". */
  name: string
  /** Buttons for the current medium, for example for its download. */
  actions?: (shown: Media) => React.ReactNode
  /** Shows a video that is rendered on request; when missing, its image is shown. */
  renderPreview?: RenderPreview
}

type RenderPreview = (medium: Media, slide: { label: string; isShown: boolean }) => React.ReactNode

/** The images and videos of an ad. Several of them form a carousel: swipe, buttons, arrow keys. Loading causes no layout shift. */
export function MediaViewer({ media, name, actions, renderPreview }: MediaViewerProps) {
  const { track, index, show, handleScroll, handleKeyDown } = useCarousel(media.length)
  const shown = media[index]
  if (shown === undefined) {
    return null
  }
  const isCarousel = media.length > 1
  return (
    <section
      className={styles.viewer}
      aria-roledescription={isCarousel ? 'carousel' : undefined}
      aria-label={`Creative of ${name}`}
    >
      {/* Scrolling with the keyboard needs the focus on the track itself. */}
      <div
        ref={track}
        className={styles.track}
        style={{ aspectRatio: stageRatio(media) }}
        onScroll={handleScroll}
        onKeyDown={handleKeyDown}
        tabIndex={isCarousel ? 0 : -1}
        role="group"
        aria-label={isCarousel ? `${index + 1} of ${media.length}, arrow keys show the others` : undefined}
      >
        {media.map((medium, place) => (
          <div key={medium.id} className={styles.slide} inert={place !== index}>
            <Slide
              medium={medium}
              alt={altText(medium, place, media.length, name)}
              isShown={place === index}
              {...(renderPreview && { renderPreview })}
            />
          </div>
        ))}
      </div>
      {isCarousel || actions !== undefined ? (
        <div className={styles.bar}>
          {isCarousel ? (
            <div className={styles.steps}>
              <Button
                size="small"
                icon={<ChevronLeft size={16} />}
                aria-label="Previous image"
                disabled={index === 0}
                onClick={() => show(index - 1)}
              />
              <span className={styles.place} aria-live="polite">
                {index + 1} of {media.length}
              </span>
              <Button
                size="small"
                icon={<ChevronRight size={16} />}
                aria-label="Next image"
                disabled={index === media.length - 1}
                onClick={() => show(index + 1)}
              />
            </div>
          ) : null}
          <div className={styles.actions}>{actions?.(shown)}</div>
        </div>
      ) : null}
    </section>
  )
}

interface SlideProps {
  medium: Media
  alt: string
  isShown: boolean
  renderPreview?: RenderPreview
}

function Slide({ medium, alt, isShown, renderPreview }: SlideProps) {
  if (medium.playback === 'preview' && renderPreview !== undefined) {
    return renderPreview(medium, { label: alt, isShown })
  }
  if (hasVideo(medium)) {
    return <VideoPlayer media={medium} label={alt} isShown={isShown} />
  }
  return <MediaImage media={medium} alt={alt} sizes="(max-width: 720px) 100vw, 640px" fit="contain" isEager={isShown} />
}

/** The stage has the height of the tallest medium, between 16:9 and 4:5 portrait. */
function stageRatio(media: readonly Media[]): number {
  const tallest = Math.min(...media.map((medium) => medium.width / Math.max(medium.height, 1)))
  return Math.min(Math.max(tallest, 0.8), 1.78)
}

function altText(medium: Media, place: number, count: number, name: string): string {
  const kind = medium.kind === 'video' ? 'Video' : 'Image'
  return count === 1 ? `${kind} of the ad by ${name}` : `${kind} ${place + 1} of ${count} of the ad by ${name}`
}
