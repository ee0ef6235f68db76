import { findDropIndex, getStartAfterMove } from './timeline-model.ts'

describe('[P-46] a scene that is dragged along the timeline', () => {
  test.each([
    [0, 10, 0],
    [0, 100, 1],
    [0, 500, 2],
    [2, 20, 0],
    [2, 70, 1],
    [1, 75, 1],
  ])('the scene at %i whose middle is at frame %i goes to %i', (from, middle, expected) => {
    expect(findDropIndex([60, 60, 60], from, middle)).toBe(expected)
  })

  test('starts after the scenes that then stand before it', () => {
    expect(getStartAfterMove([30, 60, 90], 0, 2)).toBe(150)
    expect(getStartAfterMove([30, 60, 90], 2, 0)).toBe(0)
    expect(getStartAfterMove([30, 60, 90], 1, 1)).toBe(30)
  })
})
