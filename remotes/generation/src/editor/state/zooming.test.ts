import { FULL_SIZE_ZOOM, limitZoom, readWheelZoom, toScroll } from './zooming.ts'

describe('[P-43] zooming the stage', () => {
  test('a turn of the wheel towards the person makes smaller, away makes larger, by the same factor', () => {
    const away = readWheelZoom({ deltaY: -100, deltaMode: 0 })
    const towards = readWheelZoom({ deltaY: 100, deltaMode: 0 })
    expect(away).toBeGreaterThan(1.15)
    expect(away * towards).toBeCloseTo(1)
    expect(readWheelZoom({ deltaY: 3, deltaMode: 1 })).toBeCloseTo(readWheelZoom({ deltaY: 48, deltaMode: 0 }))
  })

  test('one turn never leaps, and the zoom stays between a tenth and four times', () => {
    expect(readWheelZoom({ deltaY: -9000, deltaMode: 0 })).toBe(readWheelZoom({ deltaY: -100, deltaMode: 0 }))
    expect(limitZoom(0.0001)).toBe(0.1)
    expect(limitZoom(99)).toBe(4)
    expect(limitZoom(FULL_SIZE_ZOOM)).toBe(FULL_SIZE_ZOOM)
  })

  test('the point under the pointer stays under it', () => {
    // The canvas began at 100 and the pointer, at 300, was 400 units into it at half size; doubled, that point lies 400 pixels in.
    expect(toScroll(100, 400, 300)).toBe(200)
  })
})
