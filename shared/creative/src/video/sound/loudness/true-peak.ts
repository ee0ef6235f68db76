/** Taps of the filter in each of its four phases. */
const TAPS = 12
const PHASES = 4
/** The filter looks at this number of samples before a sample; the others follow it. */
const BEFORE = TAPS / 2 - 1

const FILTERS = Array.from({ length: PHASES }, (_, phase) => createPhase(phase / PHASES))

/** Between two samples, a wave of the audible range rises to no more than this multiple of the larger one of four around. */
const MAX_RISE = 2.5

/**
 * The largest value between each sample and the next one, read at four times the rate (ITU-R BS.1770-5, annex 2): players and
 * encoders restore these values, although no sample holds them.
 * @param relevant where all samples around are so small that no peak can reach this amplitude, the samples themselves are taken
 * @returns absolute amplitudes, one for each sample
 */
export function listTruePeaks(channel: Float32Array, relevant = 0): Float32Array {
  const peaks = new Float32Array(channel.length)
  for (let index = 0; index < channel.length; index += 1) {
    let peak = Math.abs(channel[index] ?? 0)
    const isRelevant = measureAround(channel, index) * MAX_RISE >= relevant
    for (let phase = 1; isRelevant && phase < PHASES; phase += 1) {
      peak = Math.max(peak, Math.abs(interpolate(channel, index, FILTERS[phase] ?? [])))
    }
    peaks[index] = peak
  }
  return peaks
}

/** The largest true peak of a sound, as an absolute amplitude. */
export function measureTruePeak(sound: readonly Float32Array[]): number {
  return Math.max(0, ...sound.map((channel) => listTruePeaks(channel).reduce((most, peak) => Math.max(most, peak), 0)))
}

function measureAround(channel: Float32Array, index: number): number {
  const [before, after] = [Math.abs(channel[index - 1] ?? 0), Math.abs(channel[index + 1] ?? 0)]
  return Math.max(before, Math.abs(channel[index] ?? 0), after, Math.abs(channel[index + 2] ?? 0))
}

function interpolate(channel: Float32Array, index: number, filter: readonly number[]): number {
  let sum = 0
  for (let tap = 0; tap < TAPS; tap += 1) {
    sum += (channel[index + tap - BEFORE] ?? 0) * (filter[tap] ?? 0)
  }
  return sum
}

/** A sinc with a Hann window, moved by a share of a sample. */
function createPhase(share: number): number[] {
  const weights = Array.from({ length: TAPS }, (_, tap) => {
    const distance = tap - BEFORE - share
    const window = (1 + Math.cos((Math.PI * distance) / (TAPS / 2))) / 2
    return distance === 0 ? 1 : (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
