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
  const gains = listGains(sound, limit)
  if (gains === null) {
    return
  }
  const smooth = average(release(lowestAround(gains)))
  for (const channel of sound) {
    smooth.forEach((gain, index) => {
      channel[index] = (channel[index] ?? 0) * gain
    })
  }
}

/** The gain that each sample needs; null when none needs any. */
function listGains(sound: Stereo, limit: number): Float32Array | null {
  const [left, right] = [listTruePeaks(sound[0], limit), listTruePeaks(sound[1], limit)]
  let most = 0
  const gains = left.map((value, index) => {
    const peak = Math.max(value, right[index] ?? 0)
    most = Math.max(most, peak)
    return peak > limit ? limit / peak : 1
  })
  return most > limit ? gains : null
}

/**
 * The lowest gain among the samples around each one (M. van Herk, 1992): a window spans two blocks of its width, and of both the lowest
 * values on the way to each sample are known.
 */
function lowestAround(gains: Float32Array): Float32Array {
  const width = LOOK_AHEAD * 2 + 1
  let lowest = 1
  const fromStart = gains.map((gain, index) => {
    lowest = index % width === 0 ? gain : Math.min(lowest, gain)
    return lowest
  })
  const toEnd = gains.slice()
  for (let index = gains.length - 2; index >= 0; index -= 1) {
    const after = (index + 1) % width === 0 ? 1 : (toEnd[index + 1] ?? 1)
    toEnd[index] = Math.min(toEnd[index] ?? 1, after)
  }
  return gains.map((_, index) => {
    const [first, last] = [Math.max(0, index - LOOK_AHEAD), Math.min(gains.length - 1, index + LOOK_AHEAD)]
    return Math.min(toEnd[first] ?? 1, fromStart[last] ?? 1)
  })
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
