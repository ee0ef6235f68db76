import type { PointerEvent } from 'react'
import type { Player } from '../../state/player.ts'
import { formatTimeCode, listTicks } from '../../state/timeline-scale.ts'
import { usePlayerState } from '../../state/use-player.ts'
import styles from './timeline.module.css'

interface RulerProps {
  player: Player
  /** Frames. */
  length: number
  scale: number
}

/** The times above the tracks. A press or a drag moves the playhead; the slider of the player does the same by keyboard. */
export function Ruler({ player, length, scale }: RulerProps) {
  const rangeStart = usePlayerState(player, (state) => state.rangeStart)
  const rangeEnd = usePlayerState(player, (state) => state.rangeEnd)

  function seek(event: PointerEvent<HTMLElement>): void {
    if (event.buttons === 1) {
      event.currentTarget.setPointerCapture(event.pointerId)
      player.seek((event.clientX - event.currentTarget.getBoundingClientRect().left) / scale)
    }
  }

  return (
    <div className={styles.ruler} onPointerDown={seek} onPointerMove={seek} aria-hidden>
      {rangeEnd === null ? null : (
        <span
          className={styles.range}
          style={{ left: (rangeStart ?? 0) * scale, width: (rangeEnd - (rangeStart ?? 0)) * scale }}
        />
      )}
      {listTicks(length, scale).map((frame) => (
        <span key={frame} className={styles.tick} style={{ left: frame * scale }}>
          {formatTimeCode(frame).replace(/\.00$/, '')}
        </span>
      ))}
    </div>
  )
}
