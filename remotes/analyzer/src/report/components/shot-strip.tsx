import type { VideoFacts } from '@marquee/contract/creative-analyses'
import { formatDuration } from '@marquee/ui/format-duration'
import styles from './shot-strip.module.css'

interface ShotStripProps {
  video: VideoFacts
  /** Width to height of the video. */
  ratio: number
  sheetUrl: string | null
  time: number
  onSeek: (seconds: number) => void
}

/** The shots between the cuts, each with a frame of it. */
export function ShotStrip({ video: { shots, sheet }, ratio, sheetUrl, time, onSeek }: ShotStripProps) {
  return (
    <section aria-label="Shots">
      <ol role="list" className={styles.strip}>
        {shots.map(({ start_s, end_s }, index) => (
          <li key={start_s}>
            <button
              type="button"
              className={styles.shot}
              aria-current={time >= start_s && time < end_s ? 'true' : undefined}
              onClick={() => onSeek(start_s)}
            >
              <span
                className={styles.frame}
                style={{ aspectRatio: ratio, ...toBackground(sheet, sheetUrl, (start_s + end_s) / 2) }}
              />
              <span className={styles.words}>
                <span>Shot {index + 1}</span> <span className={styles.length}>{(end_s - start_s).toFixed(1)} s</span>
              </span>
              <span className={styles.hidden}>, from {formatDuration(start_s)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The frame of the sheet that is nearest to a moment. */
function toBackground({ columns, rows, times }: VideoFacts['sheet'], url: string | null, moment: number) {
  if (url === null || times.length === 0) {
    return {}
  }
  const distances = times.map((time) => Math.abs(time - moment))
  const index = distances.indexOf(Math.min(...distances))
  const place = (at: number, count: number) => (count > 1 ? (at / (count - 1)) * 100 : 0)
  return {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${columns * 100}% ${rows * 100}%`,
    backgroundPosition: `${place(index % columns, columns)}% ${place(Math.floor(index / columns), rows)}%`,
  }
}
