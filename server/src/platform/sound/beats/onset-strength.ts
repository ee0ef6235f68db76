import FFT from 'fft.js'

/** Samples a second of the sound that beats are found in. */
export const BEAT_RATE = 16_000
/** Values of the onset strength a second. */
export const ONSETS_PER_SECOND = 100
const HOP = BEAT_RATE / ONSETS_PER_SECOND
const SIZE = 512
const BANDS = 32
const LOWEST_HZ = 30
const HIGHEST_HZ = 7800
/** Quiet changes count less than loud ones, but not in proportion (M. Müller, “Fundamentals of Music Processing”, 2015, 6.1). */
const COMPRESSION = 100
/** A sound whose onsets vary less never changes. */
const LEAST_DEVIATION = 0.5
/** The mean of this many values is taken away: only what stands out counts. */
const NEIGHBOURHOOD = ONSETS_PER_SECOND / 2

/**
 * How much louder a sound becomes at each moment, summed over bands of frequencies: the onset strength of D. Ellis, “Beat Tracking by
 * Dynamic Programming”, Journal of New Music Research 36 (2007).
 * @param samples mono at `BEAT_RATE`
 * @returns `ONSETS_PER_SECOND` values a second with a standard deviation of 1; all are 0 for a sound that never changes
 */
export function measureOnsets(samples: Float32Array): Float32Array {
  const bands = listBands(samples)
  const rises = new Float32Array(bands.length)
  for (let index = 1; index < bands.length; index += 1) {
    rises[index] = sumRises(bands[index - 1], bands[index])
  }
  return normalize(rises)
}

function sumRises(before: Float32Array | undefined, now: Float32Array | undefined): number {
  let sum = 0
  for (let band = 0; band < BANDS; band += 1) {
    sum += Math.max(0, (now?.[band] ?? 0) - (before?.[band] ?? 0))
  }
  return sum
}

/** The logarithm of the energy in each band, for each hop. */
function listBands(samples: Float32Array): Float32Array[] {
  const fft = new FFT(SIZE)
  const output = fft.createComplexArray()
  const window = Array.from({ length: SIZE }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE))
  const edges = listEdges()
  const bands: Float32Array[] = []
  for (let start = 0; start + SIZE <= samples.length; start += HOP) {
    fft.realTransform(
      output,
      window.map((weight, index) => weight * (samples[start + index] ?? 0)),
    )
    bands.push(
      Float32Array.from({ length: BANDS }, (_, band) => {
        return Math.log1p(COMPRESSION * measureBand(output, edges[band] ?? 0, edges[band + 1] ?? 0))
      }),
    )
  }
  return bands
}

function measureBand(output: readonly number[], from: number, to: number): number {
  let energy = 0
  for (let bin = from; bin < Math.max(to, from + 1); bin += 1) {
    energy += (output[bin * 2] ?? 0) ** 2 + (output[bin * 2 + 1] ?? 0) ** 2
  }
  return energy / SIZE
}

/** The bins at which bands begin, as wide as the ear tells frequencies apart (mel scale). */
function listEdges(): number[] {
  const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
  const toBin = (mel: number) => Math.round(((700 * (10 ** (mel / 2595) - 1)) / BEAT_RATE) * SIZE)
  const [low, high] = [toMel(LOWEST_HZ), toMel(HIGHEST_HZ)]
  return Array.from({ length: BANDS + 1 }, (_, index) => toBin(low + ((high - low) * index) / BANDS))
}

function normalize(values: Float32Array): Float32Array {
  let sum = 0
  const sums = Float32Array.from(values, (value) => (sum += value))
  const centered = values.map((value, index) => {
    const [from, to] = [Math.max(0, index - NEIGHBOURHOOD), Math.min(values.length - 1, index + NEIGHBOURHOOD)]
    return Math.max(0, value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / Math.max(1, to - from))
  })
  const mean = centered.reduce((all, value) => all + value, 0) / Math.max(1, centered.length)
  const deviation = Math.sqrt(
    centered.reduce((all, value) => all + (value - mean) ** 2, 0) / Math.max(1, centered.length),
  )
  return deviation < LEAST_DEVIATION ? new Float32Array(values.length) : centered.map((value) => value / deviation)
}
