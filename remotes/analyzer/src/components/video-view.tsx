import type { AnalysisResult, Place } from '@marquee/contract/creative-analyses'
import type { Player } from '../state/use-player.ts'
import { CreativeDrawing, type Overlay, toFrameStyle } from './creative-view.tsx'
import styles from './creative-view.module.css'

interface VideoViewProps {
  fileUrl: string | null
  posterUrl: string | null
  name: string
  result: AnalysisResult
  player: Player
  overlay: Overlay
  /** Where the chosen finding was seen, on the frame that is shown. */
  places: readonly Place[]
}

/** The video with what was found on the frame that is shown. The drawing lets the player's controls through. */
export function VideoView({ fileUrl, posterUrl, name, result, player, overlay, places }: VideoViewProps) {
  return (
    <div className={`${styles.frame} ${styles.video}`} style={toFrameStyle(result.width / result.height)}>
      {fileUrl === null ? null : (
        // What is analysed comes without a caption file; its words are listed beneath.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          ref={player.ref}
          className={styles.image}
          src={fileUrl}
          poster={posterUrl ?? undefined}
          preload="metadata"
          controls
          playsInline
          aria-label={name}
          {...player.handlers}
        />
      )}
      <CreativeDrawing result={result} overlay={overlay} places={places} />
    </div>
  )
}
