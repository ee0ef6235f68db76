import type { AnalysisResult, Place } from '@marquee/contract/creative-analyses'
import { PlayableVideo } from '@marquee/ui/playable-video'
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
        <PlayableVideo
          ref={player.ref}
          className={styles.image}
          src={fileUrl}
          poster={posterUrl ?? undefined}
          preload="metadata"
          aria-label={name}
          fallback={posterUrl === null ? null : <img className={styles.image} src={posterUrl} alt={name} />}
          {...player.handlers}
        />
      )}
      <CreativeDrawing result={result} overlay={overlay} places={places} />
    </div>
  )
}
