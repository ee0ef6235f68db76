import { useEffect, useRef } from 'react'
import { formatSeconds } from '../../state/timeline-scale.ts'
import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'
import type { VoiceRecorder } from '../../state/voice-recorder.ts'
import styles from './recording.module.css'

interface LevelMeterProps {
  recorder: VoiceRecorder
  /** The length of the scene in frames. */
  frames: number
}

/** From here on, the loudest parts are cut off. */
const TOO_LOUD = 0.985
/** The share that a level falls back with each frame of the screen, so that short peaks are seen. */
const FALL = 0.04

/** How loud the microphone is, and how long the recording, beside the length of the scene. Both change without rendering. */
export function LevelMeter({ recorder, frames }: LevelMeterProps) {
  const bar = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const length = frames / FRAMES_PER_SECOND
  useEffect(() => {
    let shown = 0
    let request = requestAnimationFrame(draw)
    function draw(): void {
      const level = recorder.getLevel()
      const seconds = recorder.getSeconds()
      shown = Math.max(level, shown - FALL)
      if (bar.current !== null) {
        bar.current.style.transform = `scaleX(${shown})`
        bar.current.dataset['loud'] = String(level > TOO_LOUD)
      }
      if (time.current !== null) {
        time.current.textContent = seconds.toFixed(1)
        time.current.dataset['long'] = String(seconds > length)
      }
      request = requestAnimationFrame(draw)
    }
    return () => cancelAnimationFrame(request)
  }, [recorder, length])
  return (
    <div className={styles.meter}>
      <span className={styles.level} aria-hidden>
        <span ref={bar} />
      </span>
      <span className={styles.time}>
        <span ref={time}>0.0</span> of {formatSeconds(frames)}
      </span>
    </div>
  )
}
