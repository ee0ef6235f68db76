import { check, logo, photo, PHOTO, shape, text, whole } from '../testing/check-layers.ts'

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

  test('is judged by what the photo really shows, and placed by what was found', () => {
    const low = { box: { x: 0.25, y: 0.25, w: 0.5, h: 0.75 } }
    const wide = photo({ x: 0, y: 0, w: 1000, h: 500 }, { shows: 'subject_large' })
    expect(check([wide])).toEqual([])
    expect(check([wide], { real: low })).toEqual([expect.stringMatching('product_cropped photo')])
    expect(check([wide], { subject: low })).toEqual([])
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
