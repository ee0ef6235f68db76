import { createSeededRandom } from '@marquee/creative/seeded-random'
import { findBeats } from './find-beats.ts'

const RATE = 16_000

interface Song {
  bpm: number
  /** The part of a beat by which each second eighth comes late. */
  swing?: number
  seconds?: number
  /** Seconds before the first beat. */
  lead?: number
}

/** A song of a kick on 1 and 3, a snare on 2 and 4, a hat on eighths, and a chord that changes with each bar. */
function makeSong({ bpm, swing = 0, seconds = 20, lead = 0.3 }: Song): Float32Array {
  const random = createSeededRandom(`song of ${bpm}`)
  const song = new Float32Array(seconds * RATE)
  const beat = 60 / bpm
  const hit = (at: number, level: number, decay: number, sound: (t: number) => number) => {
    for (let index = 0; index < decay * 5 * RATE; index += 1) {
      const place = Math.round(at * RATE) + index
      if (place < song.length) {
        song[place] = (song[place] ?? 0) + level * Math.exp(-index / RATE / decay) * sound(index / RATE)
      }
    }
  }
  const noise = () => random.next() * 2 - 1
  for (let count = 0; lead + count * beat < seconds; count += 1) {
    const at = lead + count * beat
    hit(at, count % 2 === 0 ? 0.6 : 0.4, count % 2 === 0 ? 0.08 : 0.05, (t) =>
      count % 2 === 0 ? Math.sin(2 * Math.PI * 60 * t) : noise(),
    )
    hit(at, 0.08, 0.02, noise)
    hit(at + beat * (0.5 + swing), 0.08, 0.02, noise)
    if (count % 4 === 0) {
      const root = [220, 196, 165, 247][(count / 4) % 4] ?? 220
      hit(at, 0.12, 1, (t) => Math.sin(2 * Math.PI * root * t) + Math.sin(2 * Math.PI * root * 1.5 * t))
    }
  }
  return song
}

/** The share of the song's true beats that were found within 40 ms. */
function compare({ bpm, seconds = 20, lead = 0.3 }: Song, times: readonly number[]): number {
  const truth = Array.from(
    { length: Math.floor((seconds - lead - 0.2) / (60 / bpm)) },
    (_, count) => lead + (count * 60) / bpm,
  )
  return truth.filter((at) => times.some((time) => Math.abs(time - at) < 0.04)).length / truth.length
}

describe('[P-46] the beats of a song', () => {
  test.each([70, 80, 90, 100, 110, 120, 128, 140, 150, 160, 174, 180])('at %s beats a minute are found', (bpm) => {
    const found = findBeats(makeSong({ bpm }))
    expect(found?.bpm).toBeCloseTo(bpm, 0)
    expect(compare({ bpm }, found?.times ?? [])).toBeGreaterThan(0.9)
  })

  test.each([
    ['with swing', { bpm: 96, swing: 0.16 }],
    ['after a silent start', { bpm: 124, lead: 3 }],
  ])('%s are found', (_, song) => {
    const found = findBeats(makeSong(song))
    expect(found?.bpm).toBeCloseTo(song.bpm, 0)
    expect(compare(song, found?.times ?? [])).toBeGreaterThan(0.9)
  })

  test.each([
    ['silence', () => 0],
    ['noise', (_t: number, random: () => number) => random() - 0.5],
    ['a held tone', (t: number) => Math.sin(2 * Math.PI * 220 * t)],
  ])('of %s are not made up', (_, sound) => {
    const random = createSeededRandom('nothing')
    const samples = new Float32Array(15 * RATE).map((_value, index) => 0.3 * sound(index / RATE, () => random.next()))
    expect(findBeats(samples)).toBeNull()
  })

  test('of irregular hits, as of speech, are not made up', () => {
    const random = createSeededRandom('syllables')
    const samples = new Float32Array(20 * RATE)
    for (let at = 0; at < 19; at += 0.09 + random.next() * 0.35 + (random.next() < 0.15 ? 0.6 : 0)) {
      const level = 0.2 + random.next() * 0.8
      for (let index = 0; index < RATE / 8; index += 1) {
        const voiced = Math.sin((2 * Math.PI * 140 * index) / RATE) + 0.4 * (random.next() - 0.5)
        samples[Math.round(at * RATE) + index] = level * Math.exp(-index / 700) * voiced
      }
    }
    expect(findBeats(samples)).toBeNull()
  })
})
