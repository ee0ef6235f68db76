import { measureLoudness } from '../loudness/measure-loudness.ts'
import { measureTruePeak } from '../loudness/true-peak.ts'
import { listBeats } from './bed-time.ts'
import { makeBed } from './make-bed.ts'
import { musicBeds, musicMoods } from './music-beds.ts'

const SECOND = 48_000

describe('[P-46] music beds', () => {
  test('there are two beds for each of six moods, with names and ids of their own', () => {
    expect(musicMoods.map((mood) => musicBeds.filter((bed) => bed.mood === mood).length)).toEqual([2, 2, 2, 2, 2, 2])
    expect(new Set(musicBeds.map(({ id }) => id)).size).toBe(12)
  })

  test.each(musicBeds.map((bed) => [bed.id, bed] as const))(
    '%s is heard throughout and rings out at the end',
    (_, bed) => {
      const length = 3.5 * SECOND
      const [left, right] = makeBed(bed, length)
      expect([left.length, right.length]).toEqual([length, length])
      expect(measureLoudness([left, right])).toBeCloseTo(-18, 1)
      expect(measureTruePeak([left, right])).toBeLessThan(1)
      expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-4)
      const level = (from: number, to: number) =>
        Math.max(...left.subarray(from * SECOND, to * SECOND).map((value) => Math.abs(value)))
      const seconds = Array.from({ length: 3 }, (_second, second) => level(second, second + 1))
      expect(Math.min(...seconds)).toBeGreaterThan(0.01)
    },
  )

  test.each([6, 9.37, 15, 30, 60])(
    'in %s seconds the last beat leaves time to ring, at nearly the tempo of the bed',
    (seconds) => {
      for (const bed of musicBeds) {
        const beats = listBeats(bed, seconds * SECOND)
        const last = (beats.at(-1) ?? 0) / SECOND
        const tempo = (60 * (beats.length - 1)) / last
        expect(seconds - last).toBeGreaterThan(0.7)
        expect(seconds - last).toBeLessThan(2.7)
        expect(Math.abs(tempo / bed.tempo - 1)).toBeLessThan(0.12)
      }
    },
  )
})
