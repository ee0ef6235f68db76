import { SAMPLES_PER_SECOND } from '../../time.ts'
import type { Stereo } from '../stereo.ts'

/** The coefficients of a filter with two poles: b0, b1, b2, a1, a2. */
type Biquad = readonly [number, number, number, number, number]

/** ITU-R BS.1770-5, annex 1, tables 1 and 2: the head's shelf and the low cut, at 48 kHz. */
const SHELF: Biquad = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]
const LOW_CUT: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621]

/** Blocks of 400 ms that start each 100 ms. */
const STEP = SAMPLES_PER_SECOND / 10
const STEPS_PER_BLOCK = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/**
 * The integrated loudness of a sound at 48 kHz by ITU-R BS.1770-5 (EBU R 128).
 * @returns LUFS; −∞ for silence. A sound of less than 400 ms counts as one block.
 */
export function measureLoudness(sound: Stereo): number {
  const energies = listBlockEnergies(sound)
  const heard = energies.filter((energy) => toLoudness(energy) > ABSOLUTE_GATE)
  const gate = toLoudness(mean(heard)) + RELATIVE_GATE
  return toLoudness(mean(heard.filter((energy) => toLoudness(energy) > gate)))
}

function toLoudness(energy: number): number {
  return -0.691 + 10 * Math.log10(energy)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The mean squares of all blocks, both channels together. */
function listBlockEnergies(sound: Stereo): number[] {
  const channels = sound.map(listStepSums)
  const sums = (channels[0] ?? []).map((sum, index) => sum + (channels[1]?.[index] ?? 0))
  if (sums.length < STEPS_PER_BLOCK) {
    return [sums.reduce((total, sum) => total + sum, 0) / Math.max(1, sound[0].length)]
  }
  return sums
    .slice(0, 1 - STEPS_PER_BLOCK)
    .map((_, index) => sums.slice(index, index + STEPS_PER_BLOCK).reduce((total, sum) => total + sum, 0))
    .map((sum) => sum / (STEP * STEPS_PER_BLOCK))
}

/** The sums of squares of each 100 ms after the weighting. A last, shorter step counts only in a sound that is itself short. */
function listStepSums(channel: Float32Array): number[] {
  const sums: number[] = []
  const shelf = createFilter(SHELF)
  const lowCut = createFilter(LOW_CUT)
  let sum = 0
  for (let index = 0; index < channel.length; index += 1) {
    const weighted = lowCut(shelf(channel[index] ?? 0))
    sum += weighted * weighted
    if ((index + 1) % STEP === 0) {
      sums.push(sum)
      sum = 0
    }
  }
  return sums.length < STEPS_PER_BLOCK ? [...sums, sum] : sums
}

function createFilter([b0, b1, b2, a1, a2]: Biquad): (value: number) => number {
  let [first, second] = [0, 0]
  return (value) => {
    const result = b0 * value + first
    first = b1 * value - a1 * result + second
    second = b2 * value - a2 * result
    return result
  }
}
