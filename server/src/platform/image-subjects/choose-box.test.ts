import { chooseBox } from './choose-box.ts'

const product = { x: 0.3, y: 0.2, w: 0.4, h: 0.6 }
const elsewhere = { x: 0, y: 0.7, w: 0.2, h: 0.3 }
const object = (box: typeof product, score = 0.5, isPerson = false) => ({ box, score, isPerson })

describe('[P-41] the box of the product', () => {
  test('is exact on an even background, and unsure when everything else contradicts it', () => {
    const seen = { foreground: product, salient: product, objects: [], isEven: true }
    expect(chooseBox(seen)).toEqual({ box: product, is_sure: true })
    expect(chooseBox({ ...seen, salient: elsewhere })).toEqual({ box: product, is_sure: false })
  })

  test('leaves out a hard shadow when the colours and an object agree', () => {
    const shaded = { x: 0, y: 0.1, w: 1, h: 0.9 }
    const seen = { foreground: shaded, salient: product, objects: [object(product)], isEven: true }
    expect(chooseBox(seen).is_sure).toBe(true)
    expect(chooseBox(seen).box.w).toBeCloseTo(product.w)
  })

  test('follows an object on a busy background: surely if it is clear or agrees with the colours', () => {
    const busy = { foreground: elsewhere, salient: elsewhere, isEven: false }
    expect(chooseBox({ ...busy, objects: [object(product, 0.6)] })).toEqual({ box: product, is_sure: true })
    expect(chooseBox({ ...busy, objects: [object(product, 0.3)] }).is_sure).toBe(false)
    expect(chooseBox({ ...busy, salient: product, objects: [object(product, 0.3)] }).is_sure).toBe(true)
  })

  test('is unsure on a person alone, and on a busy background without any object', () => {
    const busy = { foreground: elsewhere, salient: product, isEven: false }
    expect(chooseBox({ ...busy, salient: elsewhere, objects: [object(product, 0.9, true)] }).is_sure).toBe(false)
    expect(chooseBox({ ...busy, objects: [] }).is_sure).toBe(false)
    expect(chooseBox({ foreground: null, salient: null, objects: [], isEven: false })).toEqual({
      box: { x: 0, y: 0, w: 1, h: 1 },
      is_sure: false,
    })
  })
})
