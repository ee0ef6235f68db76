import { findBlack, findCuts, findFrozen, listDifferences } from './frame-differences.ts'
import { createSmallFrames, SMALL_SIDE, type SmallFrame } from './small-frames.ts'

const STEP = 1 / 15

function frame(index: number, level: number): SmallFrame {
  return { time: index * STEP, frame: index, pixels: new Uint8Array(SMALL_SIDE * SMALL_SIDE * 3).fill(level) }
}

const toFrames = (levels: readonly number[]) => levels.map((level, index) => frame(index, level))
const findCutFrames = (levels: readonly number[]) => {
  const frames = toFrames(levels)
  return findCuts(frames, listDifferences(frames)).map((time) => Math.round(time / STEP))
}

describe('[P-31] cuts', () => {
  test('are changes that last', () => {
    expect(findCutFrames([...Array(15).fill(40), ...Array(15).fill(160), ...Array(15).fill(90)])).toEqual([15, 30])
  })

  test('a flash, a fade and fast motion are none', () => {
    expect(findCutFrames([...Array(15).fill(40), 250, ...Array(15).fill(40)])).toEqual([])
    expect(findCutFrames(Array.from({ length: 30 }, (_, index) => index * 8))).toEqual([])
  })
})

/** Frames as a video holds them, by the moments at which they begin. */
function findCutsOf(shown: readonly (readonly [time: number, level: number])[]): number[] {
  const small = createSmallFrames()
  shown.forEach(([time, level], index) => {
    if (small.wants(time)) {
      small.add({ ...frame(index, level), time })
    }
  })
  return findCuts(small.frames, listDifferences(small.frames)).map((time) => Math.round(time * 100) / 100)
}

describe('[P-31] cuts at any rate', () => {
  const atRate = (rate: number, levels: readonly number[]) =>
    levels.map((level, index) => [index / rate, level] as const)

  test.each([3, 5, 12, 25, 60])('a flash of one frame at %d frames a second is none', (rate) => {
    const calm = Array(rate * 2).fill(40)
    expect(findCutsOf(atRate(rate, [...calm, 250, ...calm]))).toEqual([])
  })

  test('a flash at a varying rate is none', () => {
    const steady = atRate(30, Array(60).fill(40))
    const later = [2.4, 2.8, 4, 4.5, 5].map((time) => [time, 40] as const)
    expect(findCutsOf([...steady, [2, 250], ...later])).toEqual([])
  })

  test('motion at a low rate has no cut, however much a frame differs from the one before', () => {
    const levels = Array.from({ length: 30 }, (_, index) => (index % 2) * 14 + index * 4 + (index === 12 ? 12 : 0))
    expect(findCutsOf(atRate(6, levels))).toEqual([])
    expect(
      findCutsOf(
        atRate(
          6,
          levels.map((level, index) => level + (index >= 15 ? 90 : 0)),
        ),
      ),
    ).toEqual([2.5])
  })

  test('slides that are held for seconds are cut at their own moments, also when one comes back', () => {
    expect(
      findCutsOf([
        [0, 40],
        [2.03, 200],
        [4.5, 40],
        [7, 120],
        [9, 120],
      ]),
    ).toEqual([2.03, 4.5, 7])
  })

  test('a frame that comes late leaves no hole before it', () => {
    const late = atRate(30, Array(30).fill(90)).map(([time, level]) => [time + 3, level] as const)
    expect(findCutsOf(late)).toEqual([])
  })
})

describe('[P-31] stills', () => {
  test('black lasts to the end of the video, and is not frozen', () => {
    const frames = toFrames([...Array(10).fill(120), ...Array(50).fill(0)])
    expect(findBlack(frames, 4)).toEqual([{ start_s: 10 * STEP, end_s: 4 }])
    expect(findFrozen(frames, 4)).toEqual([])
  })

  test('a still of two seconds is frozen, a shorter one is not', () => {
    expect(findFrozen(toFrames(Array(31).fill(120)), 31 * STEP)).toHaveLength(1)
    expect(findFrozen(toFrames(Array(28).fill(120)), 28 * STEP)).toEqual([])
  })
})
