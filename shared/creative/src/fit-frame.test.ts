import { fillsWell, fitFrame } from './fit-frame.ts'
import { type ImageEdge, imageSubject } from './image-subject.ts'
import { formatLayout, type ImageLayer } from './layer.ts'

const picture = (edges: ImageEdge['kind'], { width = 1600, height = 900, top = 0.2 } = {}) => {
  const edge = { kind: edges, color: '#888888' }
  return {
    kind: 'asset' as const,
    asset_id: '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11',
    cutout: false,
    subject: imageSubject.parse({
      width,
      height,
      box: { x: 0.2, y: top, w: 0.6, h: 0.5 },
      source: 'user',
      is_sure: false,
      kind: 'photo',
      faces: [],
      texts: [],
      calm_areas: [],
      edges: { top: edge, right: edge, bottom: edge, left: edge },
      sharp_share: 1,
    }),
  }
}
const box = { x: 500, y: 0, w: 500, h: 1000 }
const { layers } = formatLayout.parse({
  background: 'paper',
  layers: [
    { id: 'panel', name: '', type: 'shape', ...box, style: { form: 'rectangle', fill: 'soft' } },
    { id: 'image', name: '', type: 'image', binding: 'product', ...box, style: { shows: 'subject_large' } },
  ],
})
const getImage = (given: typeof layers) => given.find((layer): layer is ImageLayer => layer.type === 'image')!

test('[P-41] a photo with a busy background gets a frame of its own shape, away from the edges of the canvas', () => {
  const fitted = fitFrame(layers, '1:1', { product: picture('busy') })
  const image = getImage(fitted)
  expect(image.w / image.h).toBeCloseTo(16 / 9, 1)
  expect([image.x, image.x + image.w]).toEqual([500, 960])
  expect(image.y + image.h / 2).toBeCloseTo(500)
  expect(image.style.radius).toBeGreaterThan(0)
  expect(fitted[0]).toMatchObject({ id: 'panel', y: image.y, h: image.h })
})

test('[P-41] a calm background is continued instead, unless most of the frame would be continuation', () => {
  const square = { width: 1000, height: 1000 }
  expect(fitFrame(layers, '1:1', { product: picture('even', square) })).toEqual(layers)
  const wide = getImage(fitFrame(layers, '1:1', { product: picture('even', { width: 2000, height: 500 }) }))
  expect(wide.h).toBeLessThan(200)
})

test('[P-41] a photo does not fill the canvas when its product would be continued beyond an edge', () => {
  const area = { x: 0, y: 500, w: 1000, h: 500 }
  const bleed = formatLayout.parse({
    background: 'paper',
    layers: [{ ...getImage(layers), x: 0, w: 1000, style: { shows: 'subject_large', subject_area: area } }],
  }).layers
  expect(fillsWell(bleed, { product: picture('even') })).toBe(true)
  expect(fillsWell(bleed, { product: picture('even', { top: 0 }) })).toBe(false)
  expect(fillsWell(bleed, { product: picture('busy') })).toBe(false)
  expect(fillsWell(layers, { product: picture('busy') })).toBe(true)
})
