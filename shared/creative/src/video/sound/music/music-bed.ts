/** What a bed feels like. */
export const musicMoods = ['bright', 'calm', 'energetic', 'warm', 'modern', 'dramatic'] as const
export type MusicMood = (typeof musicMoods)[number]

/** Instruments that play single notes. */
export type Instrument =
  | 'pad'
  | 'strings'
  | 'piano'
  | 'electric_piano'
  | 'guitar'
  | 'marimba'
  | 'bell'
  | 'pluck'
  | 'sub_bass'
  | 'synth_bass'

export type Drum = 'kick' | 'snare' | 'clap' | 'hat' | 'open_hat' | 'shaker' | 'tom'

/** A bar has four beats of four steps each. */
export const STEPS_PER_BEAT = 4
export const STEPS_PER_BAR = 16

/** A melodic part, which follows the chords. */
interface MelodicPart {
  instrument: Instrument
  /**
   * One character for each step of a bar, several bars one after the other. A digit is a note of the chord, from 0, the lowest; beyond
   * its last note the chord goes on an octave higher. `c` is the whole chord, `r` its root in the bass, `f` the fifth above the root,
   * `o` the octave. A dash holds the note before it, a point is silent.
   */
  steps: string
  /** A factor of the amplitude. */
  volume: number
  /** From −1, left, to 1, right. */
  pan?: number
  /** How much of it goes into the room, from 0 to 1. */
  room: number
  /** Octaves above or below the chord. */
  octave?: number
  /** Whether it waits until the bed has begun in earnest, as drums do. */
  isLate?: boolean
}

interface DrumPart {
  drum: Drum
  /** One digit for each step of a bar: how hard it is hit, from 1 to 9. A point is silent. */
  steps: string
  volume: number
  pan?: number
}

/** Music without a melody of its own, which is played under words and images. */
export interface MusicBed {
  id: string
  name: string
  mood: MusicMood
  /** Beats a minute. The tempo is moved by some percent, so that the length of a video ends on a beat. */
  tempo: number
  /** How late each second eighth is played, as a share of an eighth: 0 is straight. */
  swing: number
  /** One chord for each bar, repeated, such as `Am7`. */
  chords: readonly string[]
  /** The chord of the ending. */
  ending: string
  parts: readonly MelodicPart[]
  drums: readonly DrumPart[]
  /** How much the kick lowers the other parts for a moment, from 0 to 1. */
  pumping: number
}
