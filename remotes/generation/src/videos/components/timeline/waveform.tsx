import { useEffect, useRef } from 'react'
import type { Peaks } from '../../state/use-mixed-sound.ts'
import styles from './timeline.module.css'

interface WaveformProps {
  peaks: Peaks
  /** The part that is shown, in frames. */
  from: number
  frames: number
}

const BARS = 600
const HEIGHT = 28

/** Draws how loud a sound is. It is decoration: what is said and played is written beside it. */
export function Waveform({ peaks, from, frames }: WaveformProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const width = Math.max(1, Math.min(BARS, Math.round(frames)))
  useEffect(() => {
    const canvas = ref.current
    const context = canvas?.getContext('2d') ?? null
    if (canvas === null || context === null) {
      return
    }
    context.clearRect(0, 0, width, HEIGHT)
    context.fillStyle = getComputedStyle(canvas).color
    for (let bar = 0; bar < width; bar += 1) {
      const first = from + Math.floor((bar * frames) / width)
      const last = from + Math.max(1, Math.floor(((bar + 1) * frames) / width))
      const peak = Math.max(0, ...peaks.slice(first, Math.max(first + 1, last)))
      const height = Math.max(1, peak * HEIGHT)
      context.fillRect(bar, (HEIGHT - height) / 2, 0.8, height)
    }
  }, [peaks, from, frames, width])
  return <canvas ref={ref} className={styles.waveform} width={width} height={HEIGHT} aria-hidden />
}
