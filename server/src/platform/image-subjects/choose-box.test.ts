import { chooseBox } from './choose-box.ts'
import { joinFindings } from './detect-objects.ts'

const product = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 }
const elsewhere = { x: 0, y: 0.75, w: 0.25, h: 0.25 }
const object = (box: typeof product, score = 0.5, { isPerson = false, class_score: classScore = score } = {}) => ({
  box,
  score,
  class_score: classScore,
  isPerson,
})
const even = { foreground: product, withFaintParts: product, salient: product, objects: [], isEven: true, texture: 0 }
const busy = { ...even, foreground: elsewhere, withFaintParts: elsewhere, salient: elsewhere, isEven: false }

describe('[P-41] the box of the product on an even background', () => {
  test('is exact, and unsure when everything else contradicts it', () => {
    expect(chooseBox(even)).toEqual({ box: product, is_sure: true })
    expect(chooseBox({ ...even, salient: elsewhere })).toEqual({ box: product, is_sure: false })
  })

  test('leaves out a hard shadow when the colours and an object agree', () => {
    const shaded = { x: 0, y: 0.1, w: 1, h: 0.9 }
    const seen = { ...even, foreground: shaded, withFaintParts: shaded, objects: [object(product)] }
    expect(chooseBox(seen).is_sure).toBe(true)
    expect(chooseBox(seen).box.w).toBeCloseTo(product.w)
  })

  test('is completed by an object when the background took a part of a white product', () => {
    const part = { x: 0.35, y: 0.5, w: 0.3, h: 0.25 }
    const seen = { ...even, foreground: part, withFaintParts: part, salient: { ...product, w: 0.6, h: 0.3 } }
    const { box, is_sure: isSure } = chooseBox({ ...seen, objects: [object(product, 0.6)] })
    expect([box.y, box.h, isSure]).toEqual([product.y, expect.closeTo(product.h), true])
  })

  test('contains further products beside the first', () => {
    const { box } = chooseBox({ ...even, objects: [object({ x: 0.8, y: 0.5, w: 0.1, h: 0.1 }, 0.5)] })
    expect(box.x + box.w).toBeCloseTo(0.9)
  })

  test('needs more agreement when the border is textured, as a busy background without colours is', () => {
    const partly = { ...product, h: 0.3 }
    expect(chooseBox({ ...even, salient: partly }).is_sure).toBe(true)
    expect(chooseBox({ ...even, salient: partly, texture: 0.2 }).is_sure).toBe(false)
  })
})

describe('[P-41] the box of the product on a busy background', () => {
  test('follows an object: surely if it is clear or agrees with the colours', () => {
    expect(chooseBox({ ...busy, objects: [object(product, 0.6)] })).toEqual({ box: product, is_sure: true })
    expect(chooseBox({ ...busy, objects: [object(product, 0.4)] }).is_sure).toBe(false)
    expect(chooseBox({ ...busy, salient: product, objects: [object(product, 0.4)] }).is_sure).toBe(true)
  })

  test('is unsure on a person alone, and without any object', () => {
    expect(chooseBox({ ...busy, objects: [object(product, 0.9, { isPerson: true })] }).is_sure).toBe(false)
    expect(chooseBox({ ...busy, salient: product, objects: [] }).is_sure).toBe(false)
    expect(chooseBox({ ...busy, foreground: null, withFaintParts: null, salient: null })).toEqual({
      box: { x: 0, y: 0, w: 1, h: 1 },
      is_sure: false,
    })
  })

  test('contains all of several objects of a kind, and is unsure about them', () => {
    const fruits = [0.1, 0.4, 0.7].map((x) => object({ x, y: 0.4, w: 0.2, h: 0.2 }, 0.6))
    const { box, is_sure: isSure } = chooseBox({ ...busy, objects: fruits })
    expect([box.x, box.w, isSure]).toEqual([0.1, expect.closeTo(0.8), false])
  })

  test('is no box around nearly everything that agrees by chance', () => {
    const all = { x: 0.02, y: 0.05, w: 0.93, h: 0.9 }
    const seen = { ...busy, foreground: all, withFaintParts: all, salient: all }
    expect(chooseBox({ ...seen, objects: [object({ ...all, w: 0.85 }, 0.5, { class_score: 0.2 })] }).is_sure).toBe(
      false,
    )
  })
})

test('[P-41] low scores of several classes at one place together are an object', () => {
  const finding = (score: number, isPerson = false) => ({ box: product, score, isPerson })
  expect(joinFindings([finding(0.2), finding(0.15), finding(0.12)])).toEqual([
    { box: product, score: expect.closeTo(0.4), class_score: 0.2, isPerson: false },
  ])
  expect(joinFindings([finding(0.2), finding(0.15, true)])).toEqual([])
})
