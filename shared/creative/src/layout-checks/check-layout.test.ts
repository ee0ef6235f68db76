import { creativeDocument } from '../document.ts'
import type { AspectRatio } from '../formats.ts'
import type { ImageSubject } from '../image-subject.ts'
import type { LayerInput } from '../layer.ts'
import { placements } from '../safe-areas.ts'
import { checkLayout, type DrawnCreative } from './check-layout.ts'

const PHOTO = '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11'
const edge = { kind: 'even', color: '#ffffff' } as const

/** What a photo of 1,200 × 1,200 shows: the product in the middle half. */
const subject: ImageSubject = {
  width: 1200,
  height: 1200,
  box: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 },
  source: 'pixels',
  is_sure: true,
  kind: 'photo',
  faces: [],
  texts: [],
  calm_areas: [],
  edges: { top: edge, right: edge, bottom: edge, left: edge },
  sharp_share: 1,
}

type Layout = { id: string; x: number; y: number; w: number; h: number }
const photo = (box: Omit<Layout, 'id'>, style = {}): LayerInput => ({
  id: 'photo',
  name: '',
  type: 'image',
  binding: 'product',
  ...box,
  style,
})
const shape = (id: string, box: Omit<Layout, 'id'>, style = {}, extra = {}): LayerInput => ({
  id,
  name: '',
  type: 'shape',
  ...box,
  style: { form: 'rectangle', fill: 'white', ...style },
  ...extra,
})
const text = (binding: string, box: Omit<Layout, 'id'>): LayerInput => ({
  id: binding,
  name: '',
  type: 'text',
  binding,
  ...box,
  style: { font: 'text', size: 4, color: 'ink', line_height: 0.9 },
})
const logo: LayerInput = {
  id: 'logo',
  name: '',
  type: 'logo',
  x: 100,
  y: 60,
  w: 200,
  h: 50,
  style: { form: 'lockup', color: 'ink' },
}

interface Scene {
  format?: AspectRatio
  subject?: Partial<ImageSubject>
  cutout?: boolean
  drawn?: object
  texts?: Record<string, string>
  pixels?: Partial<DrawnCreative['pixels']>
  size?: number
  placement?: DrawnCreative['placement']
  picture?: object
  omitted?: string[]
}

/** Checks layers as if they had been drawn: each text fills its box. */
function check(layers: LayerInput[], scene: Scene = {}) {
  const { format = '1:1', size = 1200, placement = null } = scene
  const shown = layers.flatMap((layer) => (layer.type === 'text' ? [layer] : []))
  const document = creativeDocument.parse({
    schema_version: 1,
    template_id: null,
    look: {
      brand_name: 'Lumenia',
      palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
      fonts: { heading: 'serif', body: 'sans' },
      logo: null,
    },
    texts: { ...Object.fromEntries(shown.map(({ binding }) => [binding, `A ${binding}`])), ...scene.texts },
    pictures: {
      product: scene.picture ?? {
        kind: 'asset',
        asset_id: PHOTO,
        cutout: scene.cutout ?? false,
        subject: { ...subject, ...scene.subject },
      },
    },
    formats: { [format]: { background: 'paper', layers } },
  })
  const faults = checkLayout({
    document,
    format,
    texts: shown.map(({ id, x, y, w, h }) => ({
      layer: id,
      contrast: 7,
      isShortened: false,
      isOverflowing: false,
      box: { x, y, w, h },
      size: 40,
      ...scene.drawn,
    })),
    report: {
      logos: new Map(
      layers.flatMap(({ id, type, x, y, w, h }) => (type === 'logo' ? [[id, { x, y, w, h }] as const] : [])),
    ),
      omitted: new Set(scene.omitted),
    },
    images: new Map([[PHOTO, { width: size, height: size }]]),
    placement,
    pixels: { emptyRows: [], readableLogoShares: new Map(), ...scene.pixels },
  })
  return faults.map(({ rule, layer, value }) => `${rule} ${layer} ${value.toFixed(2)}`)
}

const whole = { x: 0, y: 0, w: 1000, h: 1000 }

describe('[P-41] the product in a finished creative', () => {
  test('is whole in a frame of the image’s shape', () => {
    expect(check([photo(whole)])).toEqual([])
  })

  test.each([
    ['a narrow frame', photo({ x: 300, y: 0, w: 300, h: 1000 }), {}, 'product_cropped photo 0.40'],
    ['the edge of the canvas', photo({ x: 500, y: 0, w: 1000, h: 1000 }), {}, 'product_cropped photo 0.50'],
    [
      'the corners of an ellipse',
      photo(whole, { form: 'ellipse' }),
      { subject: { box: { x: 0, y: 0, w: 1, h: 1 } } },
      'product_cropped photo 0.20',
    ],
    ['a white border', photo({ x: 0, y: 0, w: 400, h: 1000 }, { border: 5 }), {}, 'product_cropped photo 0.27'],
  ])('is cropped by %s', (_what, layer, scene, expected) => {
    expect(check([layer], scene)).toEqual([expected])
  })

  test('is whole in a narrow frame when the part in focus holds it', () => {
    const beside = { box: { x: 0.02, y: 0.25, w: 0.25, h: 0.5 } }
    expect(check([photo({ x: 300, y: 0, w: 300, h: 1000 })], { subject: beside })).toContain(
      'product_cropped photo 1.00',
    )
    expect(check([photo({ x: 300, y: 0, w: 300, h: 1000 }, { focus: { x: 0, y: 0.5 } })], { subject: beside })).toEqual(
      [],
    )
  })

  test('is not cropped by a frame when its background is transparent', () => {
    const wide = { x: 100, y: 400, w: 800, h: 200 }
    expect(check([photo(wide)], { cutout: true, subject: { box: { x: 0, y: 0, w: 1, h: 1 } } })).toEqual([])
    expect(check([photo(wide)], { subject: { box: { x: 0, y: 0, w: 1, h: 1 } } })).toEqual([
      'product_cropped photo 0.73',
    ])
  })

  test('may be enlarged by half, and no further', () => {
    expect(check([photo(whole)], { size: 720 })).toEqual([])
    expect(check([photo(whole)], { size: 600 })).toEqual(['image_enlarged photo 1.80'])
  })

  test('has at most a tenth under cards, texts and logos', () => {
    const card = (h: number) => shape('card', { x: 0, y: 250, w: 1000, h })
    expect(check([photo(whole), card(40)])).toEqual([])
    expect(check([photo(whole), card(200)])).toEqual(['product_covered photo 0.40'])
    expect(check([card(200), photo(whole)])).toEqual([])
    expect(check([photo(whole), text('headline', { x: 300, y: 300, w: 400, h: 200 })])).toEqual([
      'product_covered photo 0.32',
    ])
    expect(check([photo(whole), { ...logo, x: 300, y: 400, w: 300, h: 100 }])).toEqual(['product_covered photo 0.12'])
  })

  test('is not covered by outlines, dots and shapes that are turned away from it', () => {
    const beside = { x: 100, y: 140, w: 800, h: 100 }
    expect(check([photo(whole), shape('ring', whole, { form: 'ellipse', stroke: 1 })])).toEqual([])
    expect(check([photo(whole), shape('dots', whole, { form: 'dots' })])).toEqual([])
    expect(check([photo(whole), shape('band', beside)])).toEqual([])
    expect(check([photo(whole), shape('band', beside, {}, { rotation: 90 })])).toEqual(['product_covered photo 0.13'])
  })

  test('is dimmed by a shade of more than half, also when it fades', () => {
    const shade = (from_alpha: number, to_alpha: number) =>
      shape('shade', whole, { fill: { from: 'black', to: 'black', angle: 180, from_alpha, to_alpha } })
    expect(check([photo(whole), shade(0.4, 0.4)])).toEqual([])
    expect(check([photo(whole), shade(0, 0.76)])).toEqual([])
    expect(check([photo(whole), shade(0.68, 0.68)])).toEqual(['product_dimmed photo 0.68'])
    expect(check([photo(whole), shape('shade', whole, { fill: 'black', opacity: 0.6 })])).toEqual([
      'product_dimmed photo 0.60',
    ])
  })

  test('keeps faces and labels whole and free', () => {
    const top = { x: 0.4, y: 0.05, w: 0.2, h: 0.15 }
    const band = shape('band', { x: 0, y: 0, w: 1000, h: 120 })
    expect(check([photo(whole)], { subject: { faces: [top], texts: [top] } })).toEqual([])
    expect(check([photo(whole), band], { subject: { faces: [top] } })).toEqual(['face_hidden photo 0.47'])
    expect(check([photo(whole), band], { subject: { texts: [top] } })).toEqual(['label_hidden photo 0.47'])
    expect(check([photo({ x: 0, y: 350, w: 1000, h: 300 })], { subject: { box: top, faces: [top] } })).toEqual([
      'product_cropped photo 1.00',
      'face_hidden photo 1.00',
    ])
  })

  test('is only measured for its enlargement while nobody knows where it is', () => {
    const picture = { kind: 'asset', asset_id: PHOTO, cutout: false }
    expect(check([photo({ x: 300, y: 0, w: 100, h: 1000 })], { picture })).toEqual([])
    expect(check([photo(whole)], { picture, size: 300 })).toEqual(['image_enlarged photo 3.60'])
  })
})

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
    ['stars without a rating', [stars], {}, 'invented stars 1.00'],
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
