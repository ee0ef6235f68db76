import { useEffect, useRef } from 'react'
import type { Player } from '../../state/player.ts'
import styles from './timeline.module.css'

interface PlayheadProps {
  player: Player
  scale: number
  /** The element that is scrolled while the video plays. */
  scroller: React.RefObject<HTMLElement | null>
}

/** How near the playhead may come to the edge of what is visible while it plays. */
const MARGIN = 40

/** The line at the shown frame. It moves without rendering, and the timeline follows it while the video plays. */
export function Playhead({ player, scale, scroller }: PlayheadProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function move(): void {
      const { frame, rate } = player.getState()
      const x = frame * scale
      if (ref.current !== null) {
        ref.current.style.transform = `translateX(${x}px)`
      }
      const element = scroller.current
      if (rate !== 0 && element !== null) {
        const { scrollLeft, clientWidth } = element
        if (x < scrollLeft || x > scrollLeft + clientWidth - MARGIN) {
          element.scrollLeft = Math.max(0, x - MARGIN)
        }
      }
    }
    move()
    return player.subscribe(move)
  }, [player, scale, scroller])
  return <div ref={ref} className={styles.playhead} aria-hidden />
}
