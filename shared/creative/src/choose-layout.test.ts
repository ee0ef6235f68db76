import { findBuiltInTemplate } from './built-in-templates.ts'
import { composeCreative } from './compose-creative.ts'
import { type ImageSubject, imageSubject } from './image-subject.ts'
import type { AspectRatio } from './formats.ts'

const edge = { kind: 'even', color: '#ffffff' }
const look = {
  brand_name: 'Lumenia',
  palette: { paper: '#ffffff', ink: '#111111', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
  fonts: { heading: 'serif', body: 'sans' },
  logo: null,
} as const
const content = { headline: 'Sleep better from tonight', call_to_action: 'Shop now', subline: 'Two sprays are enough.' }

/** The middle of a headline, and the layout's image, for a photo. */
function layOut(id: string, ratio: AspectRatio, subject: Partial<ImageSubject>) {
  const photo = imageSubject.parse({
    width: 2000,
    height: 2000,
    box: { x: 0.3, y: 0.3, w: 0.4, h: 0.4 },
    source: 'user',
    is_sure: true,
    kind: 'photo',
    faces: [],
    texts: [],
    calm_areas: [],
    edges: { top: edge, right: edge, bottom: edge, left: edge },
    sharp_share: 1,
    ...subject,
  })
  const { formats } = composeCreative(findBuiltInTemplate(id)!, {
    content,
    look,
    pictures: {
      product: { kind: 'asset', asset_id: '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11', cutout: false, subject: photo },
    },
  })
  const layers = formats[ratio]!.layers
  const headline = layers.find(({ id: layer }) => layer.startsWith('headline'))!
  const image = layers.find(({ type }) => type === 'image')!
  return { x: headline.x + headline.w / 2, y: headline.y + headline.h / 2, image }
}

test('[P-41] words on a photo stand in its calm area: above, below, at the left or at the right of the product', () => {
  const upper = { x: 0, y: 0, w: 1, h: 0.45 }
  const lower = { x: 0, y: 0.55, w: 1, h: 0.45 }
  const high = { box: { x: 0.1, y: 0.05, w: 0.8, h: 0.45 }, calm_areas: [lower] }
  const low = { box: { x: 0.1, y: 0.5, w: 0.8, h: 0.45 }, calm_areas: [upper] }
  for (const id of ['editorial-photo', 'editorial-cover']) {
    expect(layOut(id, '4:5', { ...high, height: 2500 }).y).toBeGreaterThan(625)
    expect(layOut(id, '4:5', { ...low, height: 2500 }).y).toBeLessThan(625)
  }
  const wide = { width: 3200, height: 1800 }
  const left = { ...wide, box: { x: 0.55, y: 0.1, w: 0.4, h: 0.8 }, calm_areas: [{ x: 0, y: 0, w: 0.5, h: 1 }] }
  const right = { ...wide, box: { x: 0.05, y: 0.1, w: 0.4, h: 0.8 }, calm_areas: [{ x: 0.5, y: 0, w: 0.5, h: 1 }] }
  for (const id of ['editorial-photo', 'editorial-cover']) {
    expect(layOut(id, '16:9', left).x).toBeLessThan(889)
    expect(layOut(id, '16:9', right).x).toBeGreaterThan(889)
  }
})

test('[P-41] in a square, a wide photo stands above the words and a tall one beside them', () => {
  const busy = { kind: 'busy', color: '#888888' } as const
  const edges = { top: busy, right: busy, bottom: busy, left: busy }
  const whole = { box: { x: 0, y: 0, w: 1, h: 1 }, edges }
  const wide = layOut('editorial-column', '1:1', { ...whole, width: 2400, height: 1200 }).image
  expect(wide.w).toBeGreaterThan(600)
  const tall = layOut('editorial-caption', '1:1', { ...whole, width: 1200, height: 2400 }).image
  expect(tall.h).toBeGreaterThan(800)
})
