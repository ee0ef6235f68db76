import { findBlack, findCuts, findFrozen, listDifferences, SMALL_SIDE, type SmallFrame } from './frame-differences.ts'

const STEP = 1 / 15

function frame(index: number, level: number): SmallFrame {
  return { time: index * STEP, pixels: new Uint8Array(SMALL_SIDE * SMALL_SIDE * 3).fill(level) }
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
