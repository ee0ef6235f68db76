/** Sound in two channels of the same length, at 48 kHz: left, then right. Full scale is ±1. */
export type Stereo = readonly [left: Float32Array, right: Float32Array]

/** Silence. @param samples the length */
export function createStereo(samples: number): Stereo {
  return [new Float32Array(samples), new Float32Array(samples)]
}

/** The factor of the amplitude for decibels: −6 dB is about 0.5. */
export function toFactor(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** The decibels of a factor of the amplitude; −∞ for 0. */
export function toDecibels(factor: number): number {
  return 20 * Math.log10(factor)
}
