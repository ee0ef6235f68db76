import { SAMPLES_PER_SECOND } from '../../time.ts'
import { createSeededRandom } from '../../../seeded-random.ts'
import type { Drum } from './music-bed.ts'
import { shape, soften, sum, thin } from './oscillators.ts'

const seconds = (count: number) => Math.round(count * SAMPLES_PER_SECOND)

function makeNoise(name: string, length: number): Float32Array {
  const random = createSeededRandom(name)
  return new Float32Array(length).map(() => random.next() * 2 - 1)
}

/** A tone that falls from one frequency to another, as a skin does after the hit. @param fall seconds of a third of the way */
function makeFallingTone(length: number, from: number, to: number, fall: number): Float32Array {
  let phase = 0
  return new Float32Array(length).map((_, index) => {
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-index / (fall * SAMPLES_PER_SECOND)))) / SAMPLES_PER_SECOND
    return Math.sin(phase)
  })
}

function makeKick(): Float32Array {
  const body = shape(makeFallingTone(seconds(0.45), 165, 48, 0.028), { attack: 0.001, decay: 0.14, release: 0.1 })
  const click = shape(soften(makeNoise('kick', seconds(0.45)), 3500), { attack: 0.0005, decay: 0.004, release: 0.1 })
  return sum([body, click])
}

function makeSnare(): Float32Array {
  const length = seconds(0.3)
  const skin = shape(makeFallingTone(length, 260, 185, 0.02), { attack: 0.001, decay: 0.06, release: 0.1 })
  const wires = shape(thin(makeNoise('snare', length), 1400), { attack: 0.001, decay: 0.075, release: 0.12 })
  return sum([skin.map((value) => value * 0.6), wires.map((value) => value * 0.8)])
}

/** Several hands: bursts that follow each other within 30 ms. */
function makeClap(): Float32Array {
  const length = seconds(0.32)
  const noise = soften(thin(makeNoise('clap', length), 900), 5200)
  const bursts = [0, 0.011, 0.023].map((start) => {
    const burst = new Float32Array(length)
    burst.set(noise.subarray(0, length - seconds(start)), seconds(start))
    return burst.map((value, index) => {
      const age = (index - seconds(start)) / SAMPLES_PER_SECOND
      return age < 0 ? 0 : value * Math.exp(-age / (start === 0.023 ? 0.07 : 0.006))
    })
  })
  return shape(sum(bursts), { attack: 0.0005, decay: Infinity, release: 0.2 })
}

function makeHat(name: string, length: number, decay: number): Float32Array {
  const noise = thin(thin(makeNoise(name, seconds(length)), 7000), 7000)
  return shape(noise, { attack: 0.0008, decay, release: length / 2 })
}

function makeShaker(): Float32Array {
  const noise = soften(thin(makeNoise('shaker', seconds(0.16)), 3800), 9000)
  return shape(noise, { attack: 0.03, decay: 0.04, release: 0.08 })
}

function makeTom(): Float32Array {
  return shape(makeFallingTone(seconds(0.7), 120, 62, 0.05), { attack: 0.002, decay: 0.22, release: 0.25 })
}

/** One hit of each drum. */
export const DRUMS: Readonly<Record<Drum, () => Float32Array>> = {
  kick: makeKick,
  snare: makeSnare,
  clap: makeClap,
  hat: () => makeHat('hat', 0.09, 0.018),
  open_hat: () => makeHat('open hat', 0.4, 0.11),
  shaker: makeShaker,
  tom: makeTom,
}
