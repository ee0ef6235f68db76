import { createStereo, type Stereo, toFactor } from '../stereo.ts'
import { limitPeaks } from './limit-peaks.ts'
import { measureLoudness } from './measure-loudness.ts'

/** What TikTok, Meta and YouTube play without turning it down. */
const TARGET_LUFS = -14
/** A lossy encoder raises peaks. The room of 1 dB below full scale is what EBU R 128 asks for. */
const MAX_TRUE_PEAK_DB = -1
/** AAC and Opus raise peaks by some tenths of a decibel: they stay below the limit as well. */
const LIMIT_DB = MAX_TRUE_PEAK_DB - 0.5
/** A quieter sound is not raised further: it would become noise. */
const MAX_GAIN_DB = 30
const ROUNDS = 3

/**
 * Brings a sound to −14 LUFS with true peaks below −1 dBTP. The limiter takes some loudness away, so the gain is corrected
 * afterwards. Silence stays silence.
 */
export function normalizeLoudness(sound: Stereo): Stereo {
  const loudness = measureLoudness(sound)
  if (!Number.isFinite(loudness)) {
    return sound
  }
  let gain = Math.min(MAX_GAIN_DB, TARGET_LUFS - loudness)
  let result = apply(sound, gain)
  for (let round = 1; round < ROUNDS; round += 1) {
    const missing = TARGET_LUFS - measureLoudness(result)
    if (Math.abs(missing) < 0.1 || gain >= MAX_GAIN_DB) {
      break
    }
    gain = Math.min(MAX_GAIN_DB, gain + missing)
    result = apply(sound, gain)
  }
  return result
}

function apply(sound: Stereo, gain: number): Stereo {
  const result = createStereo(sound[0].length)
  const factor = toFactor(gain)
  sound.forEach((channel, number) => {
    const to = result[number]
    for (let index = 0; to !== undefined && index < channel.length; index += 1) {
      to[index] = (channel[index] ?? 0) * factor
    }
  })
  limitPeaks(result, toFactor(LIMIT_DB))
  return result
}
