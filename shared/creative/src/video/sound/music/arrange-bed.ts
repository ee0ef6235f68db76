import { createSeededRandom } from '../../../seeded-random.ts'
import { type BedTime, fitTime } from './bed-time.ts'
import { type Chord, getChordNote, parseChord } from './chords.ts'
import { type Drum, type Instrument, type MusicBed, STEPS_PER_BAR, STEPS_PER_BEAT } from './music-bed.ts'

interface Played {
  /** Samples from the start of the bed. */
  start: number
  volume: number
  pan: number
}

interface PlayedNote extends Played {
  instrument: Instrument
  /** MIDI number. */
  note: number
  /** How long it is held, in samples. */
  samples: number
  room: number
}

interface PlayedDrum extends Played {
  drum: Drum
}

/** All notes and hits of a bed for one video. */
export interface Arrangement {
  time: BedTime
  notes: PlayedNote[]
  drums: PlayedDrum[]
}

/** Sections of a bed: `opening` leaves drums and late parts out, `rest` the drums, `whole` is everything. */
type Section = 'opening' | 'rest' | 'whole'

/** From this number of bars on there is time for a rest in the middle. */
const BARS_WITH_REST = 14
const BARS_WITH_OPENING = 4
/** No musician plays each note alike. */
const VARIATION = 0.12
/** Ten milliseconds. */
const LENGTH_STEP = 480

/** Writes the notes and hits of a bed down for a length of time. @param samples the length of the video */
export function arrangeBed(bed: MusicBed, samples: number): Arrangement {
  const time = fitTime(bed, samples)
  const steps = time.beats * STEPS_PER_BEAT
  const bars = Math.ceil(steps / STEPS_PER_BAR)
  const chords = bed.chords.map(parseChord)
  const random = createSeededRandom(bed.id)
  const score: Score = {
    steps,
    at: (step) => Math.round(((step + getSwing(bed, step)) * time.beat) / STEPS_PER_BEAT),
    vary: (volume) => volume * (1 - VARIATION * random.next()),
  }
  const arrangement: Arrangement = { time, notes: [], drums: [] }
  for (let step = 0; step < steps; step += 1) {
    const bar = Math.floor(step / STEPS_PER_BAR)
    const section = chooseSection(bar, bars)
    const chord = chords[bar % chords.length]
    const parts = section === 'opening' ? bed.parts.filter(({ isLate }) => isLate !== true) : bed.parts
    arrangement.notes.push(...parts.flatMap((part) => (chord === undefined ? [] : playPart(part, chord, step, score))))
    const drums = section === 'whole' ? bed.drums : []
    arrangement.drums.push(...drums.flatMap((part) => hitDrum(part, step, score)))
  }
  addEnding(bed, arrangement, samples)
  return arrangement
}

interface Score {
  /** The number of steps before the ending. */
  steps: number
  /** The sample at which a step is played. */
  at: (step: number) => number
  vary: (volume: number) => number
}

function playPart(
  part: MusicBed['parts'][number],
  chord: Chord,
  step: number,
  { steps, at, vary }: Score,
): PlayedNote[] {
  const { instrument, steps: pattern, volume, pan = 0, room, octave = 0 } = part
  const start = at(step)
  const samples = roundLength(at(step + countHeld(pattern, step, steps)) - start)
  const sounding = readNotes(pattern[step % pattern.length] ?? '.', chord)
  const loudness = vary(volume) / Math.sqrt(Math.max(1, sounding.length))
  return sounding.map((note) => ({ instrument, note: note + octave * 12, start, samples, volume: loudness, pan, room }))
}

function hitDrum(part: MusicBed['drums'][number], step: number, { at, vary }: Score): PlayedDrum[] {
  const { drum, steps: pattern, volume, pan = 0 } = part
  const strength = Number(pattern[step % pattern.length] ?? '.') / 9
  return strength > 0 ? [{ drum, start: at(step), volume: vary(volume * strength), pan }] : []
}

/** Notes of nearly the same length are made equally long, so that each is played once and then repeated. */
function roundLength(samples: number): number {
  return Math.round(samples / LENGTH_STEP) * LENGTH_STEP
}

function chooseSection(bar: number, bars: number): Section {
  if (bars >= BARS_WITH_OPENING && bar < (bars >= BARS_WITH_REST ? 2 : 1)) {
    return 'opening'
  }
  const middle = Math.floor(bars / 2)
  return bars >= BARS_WITH_REST && (bar === middle || bar === middle + 1) ? 'rest' : 'whole'
}

/** The delay of a step in steps: of the second eighths, and by half of that of the sixteenths after them. */
function getSwing({ swing }: MusicBed, step: number): number {
  return [0, 0, swing * 2, swing][step % STEPS_PER_BEAT] ?? 0
}

/** For how many steps a note is held: until the next sign that is no dash, and not beyond the ending. */
function countHeld(pattern: string, step: number, steps: number): number {
  let held = 1
  while (step + held < steps && held < pattern.length && pattern[(step + held) % pattern.length] === '-') {
    held += 1
  }
  return held
}

/** The notes that a sign of a pattern names. */
function readNotes(sign: string, chord: Chord): readonly number[] {
  switch (sign) {
    case '.':
    case '-':
      return []
    case 'c':
      return chord.notes
    case 'r':
      return [chord.root]
    case 'f':
      return [chord.root + 7]
    case 'o':
      return [chord.root + 12]
    default:
      return [getChordNote(chord, Number(sign))]
  }
}

/** The last chord, played by all parts at once, with the deepest drum. */
function addEnding(bed: MusicBed, { time, notes, drums }: Arrangement, samples: number): void {
  const start = Math.round(time.beats * time.beat)
  const chord = parseChord(bed.ending)
  for (const { instrument, steps, volume, pan = 0, room, octave = 0 } of bed.parts) {
    const possible = /[rfo]/.test(steps) ? [chord.root] : chord.notes
    const sounding = steps.includes('c') ? chord.notes : possible.slice(0, 1)
    for (const note of sounding) {
      const loudness = volume / Math.sqrt(sounding.length)
      notes.push({ instrument, note: note + octave * 12, start, samples: samples - start, volume: loudness, pan, room })
    }
  }
  for (const { drum, volume } of bed.drums.filter((part) => part.drum === 'kick' || part.drum === 'tom')) {
    drums.push({ drum, start, volume, pan: 0 })
  }
}
