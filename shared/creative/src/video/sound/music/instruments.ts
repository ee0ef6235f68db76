import { SAMPLES_PER_SECOND } from '../../time.ts'
import { createSeededRandom } from '../../../seeded-random.ts'
import type { Instrument } from './music-bed.ts'
import { makeWave, playWave, shape, soften, sum, toHertz } from './oscillators.ts'

/** Plays a note. `samples` is how long it is held; the result also contains its release. */
type PlayNote = (note: number, samples: number) => Float32Array

const seconds = (count: number) => Math.round(count * SAMPLES_PER_SECOND)

/** Several voices that are slightly out of tune sound like an ensemble. */
function playEnsemble(note: number, samples: number, brightness: number, cents: readonly number[]): Float32Array {
  const wave = makeWave(note, (overtone) => 1 / overtone ** brightness)
  return sum(cents.map((detune, index) => playWave(wave, note, samples, detune, index * 0.37)))
}

function playPad(note: number, samples: number): Float32Array {
  const sound = playEnsemble(note, samples + seconds(0.7), 1.7, [-7, 0, 6])
  return shape(sound, { attack: 0.35, decay: Infinity, release: 0.9 })
}

function playStrings(note: number, samples: number): Float32Array {
  const sound = soften(playEnsemble(note, samples + seconds(0.4), 1.15, [-11, -4, 5, 12]), 2600)
  return shape(sound, { attack: 0.12, decay: Infinity, release: 0.45 })
}

/** A struck string: each overtone is slightly too high and dies sooner than the one below it. */
function playPiano(note: number, samples: number): Float32Array {
  const length = samples + seconds(0.35)
  const hertz = toHertz(note)
  const stiffness = 0.0004
  const partials = Array.from({ length: 9 }, (_, index) => index + 1)
    .map((number) => ({ number, hertz: hertz * number * Math.sqrt(1 + stiffness * number * number) }))
    .filter((partial) => partial.hertz < 14_000)
    .map((partial) => {
      const step = (2 * Math.PI * partial.hertz) / SAMPLES_PER_SECOND
      const tone = new Float32Array(length).map((_, index) => Math.sin(step * index) / partial.number ** 1.6)
      return shape(tone, { attack: 0.004, decay: (1.5 * 60) / note / partial.number ** 0.7, release: 0.25 })
    })
  return sum(partials)
}

/** Frequency modulation: the second tone colours the start of the note. */
function playModulated(note: number, length: number, { ratio, depth, fading }: Modulation): Float32Array {
  const step = (2 * Math.PI * toHertz(note)) / SAMPLES_PER_SECOND
  const fall = 1 / (fading * SAMPLES_PER_SECOND)
  return new Float32Array(length).map((_, index) =>
    Math.sin(step * index + depth * Math.exp(-index * fall) * Math.sin(step * ratio * index)),
  )
}

interface Modulation {
  /** The frequency of the second tone, as a multiple of the note's. */
  ratio: number
  depth: number
  /** Seconds in which the colour falls to a third. */
  fading: number
}

function playElectricPiano(note: number, samples: number): Float32Array {
  const length = samples + seconds(0.3)
  const body = playModulated(note, length, { ratio: 1, depth: 1.1, fading: 0.5 })
  const tine = playModulated(note, length, { ratio: 14, depth: 0.5, fading: 0.06 })
  shape(tine, { attack: 0.002, decay: 0.12, release: 0.2 })
  return shape(sum([body, tine.map((value) => value * 0.25)]), { attack: 0.003, decay: 1.3, release: 0.3 })
}

function playBell(note: number, samples: number): Float32Array {
  const sound = playModulated(note, samples + seconds(1.2), { ratio: 3.5, depth: 1.4, fading: 0.5 })
  return shape(sound, { attack: 0.002, decay: 0.7, release: 0.8 })
}

function playMarimba(note: number, samples: number): Float32Array {
  const length = Math.max(samples, seconds(0.5))
  const step = (2 * Math.PI * toHertz(note)) / SAMPLES_PER_SECOND
  const bar = new Float32Array(length).map((_, index) => Math.sin(step * index))
  const knock = new Float32Array(length).map((_, index) => 0.35 * Math.sin(step * 3.93 * index))
  shape(knock, { attack: 0.001, decay: 0.035, release: 0.1 })
  return shape(sum([bar, knock]), { attack: 0.002, decay: 0.22, release: 0.15 })
}

/** A plucked string: noise in a delay line that loses its high tones (K. Karplus, A. Strong, 1983). */
function playGuitar(note: number, samples: number): Float32Array {
  const length = samples + seconds(0.25)
  const period = SAMPLES_PER_SECOND / toHertz(note) - 0.5
  const size = Math.floor(period)
  const random = createSeededRandom(`guitar ${note}`)
  const sound = soften(
    new Float32Array(length).map((_, index) => (index < size ? random.next() * 2 - 1 : 0)),
    3800,
  )
  sound.fill(0, size)
  const share = period - size
  for (let index = size + 1; index < length; index += 1) {
    const near = ((sound[index - size] ?? 0) + (sound[index - size - 1] ?? 0)) / 2
    const far = ((sound[index - size - 1] ?? 0) + (sound[index - size - 2] ?? 0)) / 2
    sound[index] = 0.996 * (near + (far - near) * share)
  }
  return shape(sound, { attack: 0.001, decay: 1.6, release: 0.2 }).map((value) => value * 1.8)
}

/** A bright wave that turns dark: two waves that cross, instead of a moving filter. */
function playPluck(note: number, samples: number): Float32Array {
  const length = samples + seconds(0.2)
  const bright = playWave(
    makeWave(note, (overtone) => 1 / overtone),
    note,
    length,
    4,
  )
  const dark = playWave(
    makeWave(note, (overtone) => 1 / overtone ** 2.2),
    note,
    length,
  )
  shape(bright, { attack: 0.002, decay: 0.07, release: 0.1 })
  shape(dark, { attack: 0.002, decay: 0.3, release: 0.15 })
  return sum([bright, dark])
}

function playSubBass(note: number, samples: number): Float32Array {
  const wave = makeWave(note, (overtone) => [0, 1, 0.35, 0.14, 0.05][overtone] ?? 0)
  return shape(playWave(wave, note, samples + seconds(0.06)), { attack: 0.008, decay: 1.8, release: 0.07 })
}

function playSynthBass(note: number, samples: number): Float32Array {
  const wave = makeWave(note, (overtone) => (overtone > 24 ? 0 : 1 / overtone ** 1.25))
  const sound = soften(playWave(wave, note, samples + seconds(0.05)), 900)
  return shape(sound, { attack: 0.004, decay: 0.45, release: 0.06 })
}

/** How each instrument plays a note, at an amplitude of about 1. */
export const INSTRUMENTS: Readonly<Record<Instrument, PlayNote>> = {
  pad: playPad,
  strings: playStrings,
  piano: playPiano,
  electric_piano: playElectricPiano,
  guitar: playGuitar,
  marimba: playMarimba,
  bell: playBell,
  pluck: playPluck,
  sub_bass: playSubBass,
  synth_bass: playSynthBass,
}
