import FFT from 'fft.js'

const RATE = 16_000
const HOP = RATE / 100
const SIZE = 512
const FILTERS = 26
const COEFFICIENTS = 13
/** Voices hold little beyond these frequencies that tells phones apart. */
const LOWEST_HZ = 60
const HIGHEST_HZ = 7600
const PRE_EMPHASIS = 0.97
const FLOOR = 1e-10

/** Ten milliseconds as 13 numbers; the first is the loudness. */
export type Spectrum = Float32Array

/**
 * The mel frequency cepstral coefficients of a voice (S. Davis, P. Mermelstein, 1980), one for each 10 ms, without the mean of the
 * recording, so that microphones and voices compare.
 * @param samples mono at 16 kHz
 */
export function listSpectra(samples: Float32Array): Spectrum[] {
  const fft = new FFT(SIZE)
  const output = fft.createComplexArray()
  const filters = createMelFilters()
  const spectra: Spectrum[] = []
  for (let start = 0; start + SIZE <= samples.length; start += HOP) {
    fft.realTransform(output, windowed(samples, start))
    spectra.push(toCepstrum(filters.map((filter) => Math.log(FLOOR + applyFilter(filter, output)))))
  }
  return withoutMean(spectra)
}

/** @returns every third sample of a low-passed sound: 48 kHz become 16 kHz */
export function toSpeechRate([left, right]: readonly Float32Array[]): Float32Array {
  const length = Math.floor((left?.length ?? 0) / 3)
  const at = (index: number) => (left?.[index] ?? 0) + (right?.[index] ?? 0)
  return new Float32Array(length).map((_, index) => {
    const middle = index * 3 + 1
    return (at(middle - 2) + 2 * at(middle - 1) + 3 * at(middle) + 2 * at(middle + 1) + at(middle + 2)) / 18
  })
}

function windowed(samples: Float32Array, start: number): number[] {
  return Array.from({ length: SIZE }, (_, index) => {
    const value = (samples[start + index] ?? 0) - PRE_EMPHASIS * (samples[start + index - 1] ?? 0)
    return value * (0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (SIZE - 1)))
  })
}

interface MelFilter {
  first: number
  weights: number[]
}

/** Triangles over the frequencies, as wide as the ear tells them apart. */
function createMelFilters(): MelFilter[] {
  const toMel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
  const toBin = (mel: number) => ((700 * (10 ** (mel / 2595) - 1)) / RATE) * SIZE
  const [low, high] = [toMel(LOWEST_HZ), toMel(HIGHEST_HZ)]
  const edges = Array.from({ length: FILTERS + 2 }, (_, index) => toBin(low + ((high - low) * index) / (FILTERS + 1)))
  return edges.slice(1, -1).map((middle, index) => {
    const [start, end] = [edges[index] ?? 0, edges[index + 2] ?? 0]
    const first = Math.floor(start) + 1
    const weights = Array.from({ length: Math.max(1, Math.ceil(end) - first) }, (_, place) => {
      const bin = first + place
      return Math.max(0, bin < middle ? (bin - start) / (middle - start) : (end - bin) / (end - middle))
    })
    return { first, weights }
  })
}

function applyFilter({ first, weights }: MelFilter, output: readonly number[]): number {
  return weights.reduce((sum, weight, place) => {
    const bin = (first + place) * 2
    const [real, imaginary] = [output[bin] ?? 0, output[bin + 1] ?? 0]
    return sum + weight * (real * real + imaginary * imaginary)
  }, 0)
}

function toCepstrum(energies: readonly number[]): Spectrum {
  return new Float32Array(COEFFICIENTS).map((_, order) =>
    energies.reduce((sum, energy, index) => sum + energy * Math.cos((Math.PI * order * (index + 0.5)) / FILTERS), 0),
  )
}

/** Brings each coefficient to a mean of 0 and a deviation of 1. */
function withoutMean(spectra: readonly Spectrum[]): Spectrum[] {
  const scales = Array.from({ length: COEFFICIENTS }, (_, order) => {
    const values = spectra.map((spectrum) => spectrum[order] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length)
    return { mean, deviation: Math.sqrt(variance) + FLOOR }
  })
  return spectra.map((spectrum) =>
    spectrum.map((value, order) => (value - (scales[order]?.mean ?? 0)) / (scales[order]?.deviation ?? 1)),
  )
}
