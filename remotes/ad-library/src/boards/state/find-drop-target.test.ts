import { findDropTarget } from './find-drop-target.ts'

const ids = ['a', 'b', 'c', 'd']

describe('dropping an ad of a board on another one', () => {
  test.each([
    ['d', 'a', 'before', 'a'],
    ['d', 'a', 'behind', 'b'],
    ['a', 'c', 'behind', 'd'],
    ['a', 'd', 'before', 'd'],
    ['a', 'd', 'behind', null],
    ['c', 'a', 'behind', 'b'],
  ] as const)('%s on %s, %s, comes to stand before %s', (dragged, target, side, before) => {
    expect(findDropTarget(ids, dragged, target, side)).toBe(before)
  })

  test.each([
    ['a', 'b', 'before'],
    ['b', 'a', 'behind'],
    ['d', 'c', 'behind'],
  ] as const)('%s on %s, %s, stays where it is', (dragged, target, side) => {
    expect(findDropTarget(ids, dragged, target, side)).toBeUndefined()
  })
})
