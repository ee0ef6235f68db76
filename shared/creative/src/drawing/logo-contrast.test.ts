import { measureReadableShare } from './logo-contrast.ts'

/** A logo of ten pixels, from the grey and the opacity of each. */
const buildLogo = (pixels: readonly (readonly [number, number])[]) =>
  new Uint8ClampedArray(pixels.flatMap(([grey, alpha]) => [grey, grey, grey, alpha]))
const clear = [0, 0] as const
const whiteWithBlackPart = buildLogo([clear, clear, clear, ...Array(6).fill([255, 255]), [0, 255]])

describe('the share of a logo that can be read', () => {
  test('[P-42] counts the pixels of the logo, not the best of them', () => {
    expect(measureReadableShare(whiteWithBlackPart, 1)).toBeCloseTo(1 / 7)
    expect(measureReadableShare(whiteWithBlackPart, 0)).toBeCloseTo(6 / 7)
  })

  test('[P-42] is that of its letters when it has a background of its own', () => {
    const onOwnBackground = buildLogo([
      [255, 255],
      [255, 255],
      [250, 255],
      [0, 255],
      [10, 255],
    ])
    expect(measureReadableShare(onOwnBackground, 1)).toBe(1)
  })
})
