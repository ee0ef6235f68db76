import { moveBox, moveCorner } from './change-box.ts'

const box = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 }

describe('[P-41] the box around the product', () => {
  test('is moved as it is, up to the edges of the image', () => {
    expect(moveBox(box, 0.125, -0.125)).toEqual({ x: 0.375, y: 0.125, w: 0.5, h: 0.5 })
    expect(moveBox(box, 2, -2)).toEqual({ x: 0.5, y: 0, w: 0.5, h: 0.5 })
  })

  test.each([
    ['top-left', { x: 0.375, y: 0.5, w: 0.375, h: 0.25 }],
    ['top-right', { x: 0.25, y: 0.5, w: 0.625, h: 0.25 }],
    ['bottom-left', { x: 0.375, y: 0.25, w: 0.375, h: 0.75 }],
    ['bottom-right', { x: 0.25, y: 0.25, w: 0.625, h: 0.75 }],
  ] as const)('is resized by its %s corner, while the opposite one stays', (corner, resized) => {
    expect(moveCorner(box, corner, 0.125, 0.25)).toEqual(resized)
  })

  test('never becomes too small to be seen, nor larger than the image', () => {
    expect(moveCorner(box, 'bottom-right', -1, -1)).toMatchObject({ w: expect.closeTo(0.02), h: expect.closeTo(0.02) })
    expect(moveCorner(box, 'top-left', -1, -1)).toEqual({ x: 0, y: 0, w: 0.75, h: 0.75 })
  })
})
