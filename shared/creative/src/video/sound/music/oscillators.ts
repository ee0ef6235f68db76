import { SAMPLES_PER_SECOND } from '../../time.ts'

/** One period of a wave, read in a loop. */
const TABLE = 2048
/** Overtones above this frequency are left out: they would come back as false tones. */
const HIGHEST_HZ = 15_000

/** The frequency of a MIDI note in hertz. */
export function toHertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}

/**
 * A wave made of overtones.
 * @param amplitude of the overtone with a number, from 1
 */
export function makeWave(note: number, amplitude: (overtone: number) => number): Float32Array {
  const count = Math.max(1, Math.floor(HIGHEST_HZ / toHertz(note)))
  const wave = new Float32Array(TABLE)
  for (let overtone = 1; overtone <= count; overtone += 1) {
    const height = amplitude(overtone)
    for (let index = 0; height !== 0 && index < TABLE; index += 1) {
      wave[index] = (wave[index] ?? 0) + height * Math.sin((2 * Math.PI * overtone * index) / TABLE)
    }
  }
  return wave
}

/**
 * Plays a wave.
 * @param cents how far it is out of tune, in hundredths of a half tone
 * @param phase where it starts, in periods
 */
export function playWave(wave: Float32Array, note: number, samples: number, cents = 0, phase = 0): Float32Array {
  const step = (toHertz(note + cents / 100) * TABLE) / SAMPLES_PER_SECOND
  const sound = new Float32Array(samples)
  let place = phase * TABLE
  for (let index = 0; index < samples; index += 1) {
    const whole = Math.floor(place)
    const low = wave[whole % TABLE] ?? 0
    const high = wave[(whole + 1) % TABLE] ?? 0
    sound[index] = low + (high - low) * (place - whole)
    place += step
  }
  return sound
}

interface Envelope {
  /** Seconds of the rise. */
  attack: number
  /** Seconds in which the held sound falls to a third; Infinity holds it. */
  decay: number
  /** Seconds of the end after the note. */
  release: number
}

/** Shapes a sound in place: rise, decay, and a release that ends with the sound. */
export function shape(sound: Float32Array, { attack, decay, release }: Envelope): Float32Array {
  const [rise, end] = [attack * SAMPLES_PER_SECOND, release * SAMPLES_PER_SECOND]
  const fall = 1 / (decay * SAMPLES_PER_SECOND)
  for (let index = 0; index < sound.length; index += 1) {
    const rising = index < rise ? (1 - Math.cos((Math.PI * index) / rise)) / 2 : 1
    const ending = Math.min(1, (sound.length - 1 - index) / end)
    sound[index] = (sound[index] ?? 0) * rising * Math.exp(-index * fall) * ending * ending
  }
  return sound
}

/** Adds sounds of the same length. */
export function sum(sounds: readonly Float32Array[]): Float32Array {
  const result = new Float32Array(sounds[0]?.length ?? 0)
  for (const sound of sounds) {
    for (let index = 0; index < result.length; index += 1) {
      result[index] = (result[index] ?? 0) + (sound[index] ?? 0)
    }
  }
  return result
}

/** Takes high tones away, in place. @param hertz above which they fall by 6 dB for each octave */
export function soften(sound: Float32Array, hertz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLES_PER_SECOND)
  let state = 0
  for (let index = 0; index < sound.length; index += 1) {
    state += share * ((sound[index] ?? 0) - state)
    sound[index] = state
  }
  return sound
}

/** Takes low tones away, in place. @param hertz below which they fall by 6 dB for each octave */
export function thin(sound: Float32Array, hertz: number): Float32Array {
  const low = soften(sound.slice(), hertz)
  for (let index = 0; index < sound.length; index += 1) {
    sound[index] = (sound[index] ?? 0) - (low[index] ?? 0)
  }
  return sound
}
