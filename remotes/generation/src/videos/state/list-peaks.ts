import type { Stereo } from '@marquee/creative/stereo'
import { SAMPLES_PER_FRAME } from '@marquee/creative/video-time'

/** Every sample is too many to look at, and one of eight is enough to be seen. */
const STRIDE = 8

/** The largest amplitude within each frame, from 0 to 1, for waveforms. */
export function listPeaks([left, right]: Stereo): number[] {
  const frames = Math.ceil(left.length / SAMPLES_PER_FRAME)
  return Array.from({ length: frames }, (_, frame) => {
    const end = Math.min(left.length, (frame + 1) * SAMPLES_PER_FRAME)
    let peak = 0
    for (let index = frame * SAMPLES_PER_FRAME; index < end; index += STRIDE) {
      peak = Math.max(peak, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0))
    }
    return Math.min(1, peak)
  })
}
