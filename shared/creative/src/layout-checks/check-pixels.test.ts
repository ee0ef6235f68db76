import { checkPixels, type SeenCreative } from './check-pixels.ts'

const SQUARE = { width: 1080, height: 1080 }
const product = { x: 0.3, y: 0.3, w: 0.4, h: 0.4 }
const face = { x: 0.4, y: 0.1, w: 0.2, h: 0.2 }
const nothing: SeenCreative = { size: SQUARE, lines: [], faces: [], product: null, emptyRows: [] }
const check = (seen: Partial<SeenCreative>) =>
  checkPixels({ ...nothing, ...seen }).map(({ rule, value, places }) => `${rule} ${value.toFixed(2)} ${places.length}`)
const line = (x: number, y: number, w: number, h = 0.04) => ({ x, y, w, h })

describe('[P-30] layout rules on the pixels of a creative', () => {
  test('find text whose font is smaller than the limit, in pixels of a shorter side of 1080', () => {
    expect(check({ lines: [line(0.1, 0.9, 0.3, 20.2 / 1080)] })).toEqual([])
    expect(check({ lines: [line(0.1, 0.9, 0.3, 18 / 1080)] })).toEqual(['text_small 25.00 1'])
    const story = { width: 540, height: 960 }
    expect(check({ size: story, lines: [line(0.1, 0.5, 0.3, 9 / 960)] })).toEqual(['text_small 25.00 1'])
  })

  test('find text over a face', () => {
    expect(check({ faces: [face], lines: [line(0.1, 0.35, 0.8)] })).toEqual([])
    expect(check({ faces: [face], lines: [line(0.1, 0.2, 0.8)] })).toEqual(['face_hidden 0.20 1'])
  })

  test('find text across the product, but not its label', () => {
    expect(check({ product, lines: [line(0.35, 0.4, 0.3, 0.1), line(0.35, 0.55, 0.3, 0.1)] })).toEqual([])
    expect(check({ product, lines: [line(0.1, 0.4, 0.8, 0.1)] })).toEqual(['product_covered 0.25 1'])
  })

  test('find a product that an edge cuts off', () => {
    expect(check({ product: { ...product, x: 0.02 } })).toEqual([])
    expect(check({ product: { ...product, x: 0, y: 0.6 } })).toEqual(['product_at_edge 2.00 1'])
  })

  test('find a story that is mostly empty, and no other format', () => {
    const emptyRows = Array.from({ length: 100 }, (_, row) => row < 40)
    expect(check({ size: { width: 1080, height: 1920 }, emptyRows })).toEqual(['canvas_empty 0.40 0'])
    expect(check({ emptyRows })).toEqual([])
  })
})
