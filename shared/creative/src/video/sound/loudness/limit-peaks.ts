import type { Stereo } from '../stereo.ts'
import { listTruePeaks } from './true-peak.ts'

/** The gain falls within 5 ms before a peak and returns within about 80 ms. */
const LOOK_AHEAD = 240
const RELEASE = Math.exp(-1 / (0.08 * 48_000))

/**
 * Lowers a sound around its peaks, in place and in both channels alike, so that no true peak exceeds the limit.
 * @param limit an amplitude, above 0
 */
export function limitPeaks(sound: Stereo, limit: number): void {
  const [left, right] = sound.map((channel) => listTruePeaks(channel, limit))
  const gains = new Float32Array(sound[0].length)
  let isNeeded = false
  for (let index = 0; index < gains.length; index += 1) {
    const peak = Math.max(left?.[index] ?? 0, right?.[index] ?? 0)
    gains[index] = peak > limit ? limit / peak : 1
    isNeeded ||= peak > limit
  }
  if (!isNeeded) {
    return
  }
  const smooth = average(release(lowestAhead(gains)))
  for (const channel of sound) {
    for (let index = 0; index < channel.length; index += 1) {
      channel[index] = (channel[index] ?? 0) * (smooth[index] ?? 1)
    }
  }
}

/** The lowest gain among the samples around each one, by a queue of rising values. */
function lowestAhead(gains: Float32Array): Float32Array {
  const lowest = new Float32Array(gains.length)
  const queue = new Int32Array(gains.length)
  let [head, tail] = [0, 0]
  for (let index = 0; index < gains.length + LOOK_AHEAD; index += 1) {
    if (index < gains.length) {
      while (tail > head && (gains[queue[tail - 1] ?? 0] ?? 1) >= (gains[index] ?? 1)) {
        tail -= 1
      }
      queue[tail] = index
      tail += 1
    }
    const place = index - LOOK_AHEAD
    while (head < tail && (queue[head] ?? 0) < place - LOOK_AHEAD) {
      head += 1
    }
    if (place >= 0) {
      lowest[place] = gains[queue[head] ?? 0] ?? 1
    }
  }
  return lowest
}

/** Lets a gain return slowly. */
function release(gains: Float32Array): Float32Array {
  let gain = 1
  return gains.map((wanted) => {
    gain = wanted < gain ? wanted : wanted + (gain - wanted) * RELEASE
    return gain
  })
}

/** A moving average over the time before a peak: the gain has arrived when the peak is heard. */
function average(gains: Float32Array): Float32Array {
  const width = LOOK_AHEAD * 2 + 1
  let sum = 0
  const at = (index: number) => gains[Math.min(gains.length - 1, Math.max(0, index))] ?? 1
  for (let index = -LOOK_AHEAD; index <= LOOK_AHEAD; index += 1) {
    sum += at(index)
  }
  return gains.map((_, index) => {
    const value = sum / width
    sum += at(index + LOOK_AHEAD + 1) - at(index - LOOK_AHEAD)
    return value
  })
}
