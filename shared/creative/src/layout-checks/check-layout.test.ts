import { placements } from '../safe-areas.ts'
import { check, logo, photo, shape, text, whole } from '../testing/check-layers.ts'

describe('[P-41] the texts of a finished creative', () => {
  const headline = text('headline', { x: 100, y: 100, w: 800, h: 80 })

  test('are large, clear and complete enough to be read', () => {
    expect(check([headline])).toEqual([])
    expect(check([headline], { drawn: { size: 20 } })).toEqual(['text_small headline 21.60'])
    expect(check([headline], { drawn: { contrast: 4.2 } })).toEqual(['text_contrast headline 4.20'])
    expect(check([headline], { drawn: { isShortened: true } })).toEqual(['text_cut headline 1.00'])
    expect(check([headline], { drawn: { isOverflowing: true } })).toEqual(['text_cut headline 1.00'])
  })

  test('keep out of what the placement covers', () => {
    const reels = placements.find(({ id }) => id === 'meta-reels') ?? null
    const low = text('headline', { x: 100, y: 1200, w: 800, h: 80 })
    const snapchat = placements.find(({ id }) => id === 'snapchat') ?? null
    expect(check([low], { format: '9:16' })).toEqual(['outside_safe_area headline 134.40'])
    expect(check([low], { format: '9:16', placement: reels })).toEqual(['outside_safe_area headline 134.40'])
    expect(check([low], { format: '9:16', placement: snapchat })).toEqual([])
    expect(check([{ ...logo, x: 5 }])).toEqual(['outside_safe_area logo 16.20'])
  })

  test('stand on an image or beside it, unless a card carries them', () => {
    const half = photo({ x: 0, y: 500, w: 1000, h: 500 })
    const low = { subject: { box: { x: 0.3, y: 0.6, w: 0.4, h: 0.15 } } }
    const across = text('headline', { x: 100, y: 460, w: 800, h: 80 })
    const card = shape('card', { x: 80, y: 450, w: 840, h: 100 })
    expect(check([half, text('headline', { x: 100, y: 400, w: 800, h: 80 })], low)).toEqual([])
    expect(check([half, text('headline', { x: 100, y: 520, w: 800, h: 30 })], low)).toEqual([])
    expect(check([half, across], low)).toEqual(['text_on_edge headline 43.20'])
    expect(check([half, card, across], low)).toEqual([])
  })

  test('leave the button alone, and it crosses no edge', () => {
    const plate = shape('plate', { x: 100, y: 800, w: 300, h: 90 }, { form: 'pill' }, { needs: 'call_to_action' })
    const button = [plate, text('call_to_action', { x: 120, y: 810, w: 260, h: 70 })]
    expect(check([...button, text('headline', { x: 100, y: 700, w: 800, h: 80 })])).toEqual([])
    expect(check([...button, text('headline', { x: 100, y: 700, w: 800, h: 99 })])).toEqual([
      'button_touched call_to_action 1.08',
    ])
    expect(check([shape('card', { x: 50, y: 700, w: 900, h: 250 }), ...button])).toEqual([])
    expect(check([shape('card', { x: 50, y: 700, w: 200, h: 250 }), ...button])).toEqual([
      'button_touched call_to_action 0.00',
    ])
    expect(check([shape('card', { x: 50, y: 700, w: 200, h: 250 }, { opacity: 0.1 }), ...button])).toEqual([])
  })
})

describe('[P-41] a finished creative', () => {
  const stars = shape('stars', { x: 100, y: 100, w: 300, h: 50 }, { form: 'stars' })
  const cross = shape('cross', { x: 100, y: 100, w: 50, h: 50 }, { form: 'cross' })
  const quote = text('quote', { x: 100, y: 300, w: 800, h: 200 })

  test.each([
    ['a quote that is the body', [quote], { texts: { quote: 'Good', body: 'Good' } }, 'invented quote 1.00'],
    ['a comparison without what is compared', [cross], {}, 'invented cross 1.00'],
    ['a drawn person', [photo(whole)], { picture: { kind: 'portrait', seed: 'a' } }, 'invented photo 1.00'],
    [
      'a drawn product',
      [photo(whole)],
      { picture: { kind: 'cutout', product: 'box', seed: 'a' } },
      'invented photo 1.00',
    ],
  ])('invents %s', (_what, layers, scene, expected) => {
    expect(check(layers, scene)).toEqual([expected])
  })

  test('may show stars with a rating, a quote and a comparison that were given', () => {
    const texts = { rating: '4.6', quote: 'It works', body: 'Good', before: 'Cold coffee' }
    expect(check([stars, cross, quote], { texts })).toEqual([])
  })

  test('of 9:16 is empty for at most a third, and its logo can be told from what is behind it', () => {
    const pixels = { emptyRows: Array.from({ length: 10 }, (_, row) => row < 4) }
    const upper = photo({ x: 0, y: 0, w: 1000, h: 1000 })
    expect(check([], { format: '9:16', pixels })).toEqual(['canvas_empty null 0.40'])
    expect(check([], { format: '9:16', pixels: { emptyRows: pixels.emptyRows.slice(1) } })).toEqual([])
    expect(check([upper], { format: '9:16', pixels })).toEqual([])
    expect(check([], { pixels })).toEqual([])
    expect(check([logo], { pixels: { readableLogoShares: new Map([['logo', 0.4]]) } })).toEqual(['logo_lost logo 0.40'])
    expect(check([logo], { pixels: { readableLogoShares: new Map([['logo', 0.9]]) } })).toEqual([])
  })

  test('is checked without its hidden layers', () => {
    expect(check([{ ...stars, hidden: true }])).toEqual([])
  })
})
