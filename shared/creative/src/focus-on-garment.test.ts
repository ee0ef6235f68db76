import { focusOnGarment } from './focus-on-garment.ts'
import type { ImageSubject } from './image-subject.ts'

const upper = { x: 0.3, y: 0.25, w: 0.4, h: 0.4 }
const lower = { x: 0.3, y: 0.6, w: 0.4, h: 0.4 }
const whole = { x: 0.3, y: 0.25, w: 0.4, h: 0.75 }
const edge = { kind: 'even', color: '#eeeeee' } as const
const person: ImageSubject = {
  width: 800,
  height: 1200,
  box: { x: 0.25, y: 0, w: 0.5, h: 1 },
  source: 'pixels',
  is_sure: false,
  kind: 'photo',
  faces: [{ x: 0.4, y: 0.05, w: 0.2, h: 0.15 }],
  texts: [],
  calm_areas: [],
  edges: { top: edge, right: edge, bottom: edge, left: edge },
  sharp_share: 1,
}
const dressed = { ...person, garments: { upper, lower, whole } }

describe('[P-41] the product on a person', () => {
  test.each([
    ['Leather jacket', upper],
    ['T-Shirt Oversize', upper],
    ['Regenjacke apparel', upper],
    ['Slim jeans', lower],
    ['Jupe en lin', lower],
    ['Summer dress', whole],
    ['Wintermantel', whole],
    ['Aurora, clothing', upper],
  ])('is the garment that the words name: %s', (words, box) => {
    expect(focusOnGarment(dressed, words)).toEqual({ ...dressed, box, is_sure: true })
  })

  test('is the whole person when the words name no garment, or when it was not found', () => {
    expect(focusOnGarment(dressed, 'Yoga course, services')).toBe(dressed)
    expect(focusOnGarment(dressed, 'Laptop stand')).toBe(dressed)
    expect(focusOnGarment(person, 'Leather jacket')).toBe(person)
    const cut = { ...dressed, garments: { upper: null, lower, whole: null } }
    expect(focusOnGarment(cut, 'Leather jacket')).toBe(cut)
  })

  test('stays where a user put it', () => {
    const given = { ...dressed, source: 'user' } as const
    expect(focusOnGarment(given, 'Leather jacket')).toBe(given)
  })
})
