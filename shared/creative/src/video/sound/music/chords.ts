/** The notes of a chord as MIDI numbers: 60 is the middle C, 1 is a half tone. */
export interface Chord {
  /** Between 33 and 44, for basses. */
  root: number
  /** Upwards, around the middle C. */
  notes: readonly number[]
}

const PITCHES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const ACCIDENTALS: Readonly<Record<string, number>> = { '': 0, '#': 1, b: -1 }
const KINDS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  '7': [0, 4, 7, 10],
  '6': [0, 4, 7, 9],
  add9: [0, 2, 4, 7],
  madd9: [0, 2, 3, 7],
  maj9: [0, 2, 4, 7, 11],
  m9: [0, 2, 3, 7, 10],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '5': [0, 7],
}

const LOWEST_ROOT = 33
/** All voicings stay within this octave, so that chords follow each other by small steps. */
const LOWEST_NOTE = 57

/** @param name such as `F#m7` @throws RangeError for an unknown chord */
export function parseChord(name: string): Chord {
  const [, letter = '', accidental = '', kind = ''] = /^([A-G])([#b]?)(.*)$/.exec(name) ?? []
  const pitch = (PITCHES[letter] ?? NaN) + (ACCIDENTALS[accidental] ?? NaN)
  const intervals = KINDS[kind]
  if (intervals === undefined || Number.isNaN(pitch)) {
    throw new RangeError(`There is no chord "${name}".`)
  }
  const within = (note: number, lowest: number) => lowest + ((((note - lowest) % 12) + 12) % 12)
  return {
    root: within(pitch, LOWEST_ROOT),
    notes: intervals.map((interval) => within(pitch + interval, LOWEST_NOTE)).toSorted((a, b) => a - b),
  }
}

/** The note at a place of the chord; beyond its last note the chord goes on an octave higher. */
export function getChordNote({ notes }: Chord, place: number): number {
  const octave = Math.floor(place / notes.length)
  return (notes[place % notes.length] ?? LOWEST_NOTE) + octave * 12
}
