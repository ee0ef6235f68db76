import { describePacing, followPacing } from './ad-pacing.ts'

const opening = { hasMotion: true, hasText: true, hasCut: true }
const toShots = (...lengths: number[]) =>
  lengths.map((length, index) => {
    const start_s = lengths.slice(0, index).reduce((sum, one) => sum + one, 0)
    return { start_s, end_s: start_s + length }
  })
/** The seconds of scenes that stand as long as their share of 12 s, in the pacing of these shots. */
function follow(needed: number[], ...shots: number[]) {
  const scenes = needed.map(() => ({ frames: 360 / needed.length }))
  return followPacing(scenes, needed, { shots: toShots(...shots) }).map(({ frames }) => frames / 30)
}

describe('[P-46] the pacing of an ad', () => {
  test('is said in sentences: its cuts, and what its first seconds hold', () => {
    const pacing = { duration_s: 15, cuts: [1.84, 4, 7, 10, 12], shots: [], opening }
    expect(describePacing(pacing)).toEqual({
      taken: [
        'Its pacing: 5 cuts, the first at 1.8 s, a shot of 2.5 s on average',
        'Its first three seconds: motion, words, and a cut',
      ],
      notTaken: [],
    })
    const still = { hasMotion: false, hasText: false, hasCut: false }
    expect(describePacing({ ...pacing, cuts: [], opening: still }).taken).toEqual(['Its pacing: no cut in 15.0 s'])
    expect(describePacing(null)).toEqual({ taken: [], notTaken: [expect.stringContaining('analyze the ad first')] })
  })

  test('gives scenes the rhythm of its shots, and the whole keeps its length', () => {
    expect(follow([1, 1, 1, 1], 1, 2, 4, 5)).toEqual([1, 2, 4, 5])
    expect(follow([1, 1, 1], 1, 1, 2, 2, 3, 3)).toEqual([2, 4, 6])
    expect(follow([1, 1], 6)).toEqual([6, 6])
    expect(follow([1, 1, 1, 1], 3, 3)).toEqual([3, 3, 3, 3])
  })

  test('never takes the time that the words of a scene need', () => {
    const lengths = follow([3, 1, 1, 1], 0.5, 0.5, 5, 6)
    expect(lengths[0]).toBe(3)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(12)
    expect(lengths[3]).toBeGreaterThan(lengths[1] ?? 0)
  })

  test('of an ad that stands still lets no scene stand for longer than viewers stay', () => {
    expect(Math.max(...follow([1, 1, 1], 0.1, 0.1, 30))).toBeLessThanOrEqual(7)
  })
})
