import { findBuiltInTemplate } from './built-in-templates.ts'
import type { AspectRatio } from './formats.ts'
import { imageSubject } from './image-subject.ts'
import type { ImageLayer } from './layer.ts'
import { findStacked, shareHeight } from './share-height.ts'

const edge = { kind: 'even', color: '#ffffff' }
const buildPhoto = (width: number, height: number) => ({
  kind: 'asset' as const,
  asset_id: '018f6f2e-5b7a-7c3d-8a4e-2f6b1c9d0e11',
  cutout: false,
  subject: imageSubject.parse({
    width,
    height,
    box: { x: 0.05, y: 0.05, w: 0.9, h: 0.9 },
    source: 'pixels',
    is_sure: true,
    kind: 'photo',
    faces: [],
    texts: [],
    calm_areas: [],
    edges: { top: edge, right: edge, bottom: edge, left: edge },
    sharp_share: 1,
  }),
})
/** A template's words and image before and after they share the height. @param needed by the words, as a share of what they have */
function share(id: string, ratio: AspectRatio, photo: ReturnType<typeof buildPhoto>, needed = 1) {
  const stacked = findStacked(findBuiltInTemplate(id)!.formats[ratio]!)!
  const layout = shareHeight(stacked, { needed: stacked.column.h * needed, ratio, picture: photo })
  const image = layout.layers.find((layer): layer is ImageLayer => layer.type === 'image')!
  return { words: stacked.words, before: stacked, after: { image, column: layout.columns![0]! } }
}

test('[P-41] the height that words above or below a photo do not need makes the photo larger', () => {
  for (const [id, place] of [
    ['editorial-column', 'above'],
    ['editorial-caption', 'below'],
  ] as const) {
    const { words, before, after } = share(id, '4:5', buildPhoto(2000, 4000), 0.5)
    expect(words).toBe(place)
    expect(after.image.h - before.image.h).toBeCloseTo(before.column.h / 2)
    expect(after.column.h).toBeCloseTo(before.column.h / 2)
  }
})

test('[P-41] the height that a wide photo cannot use goes to the words', () => {
  const { before, after } = share('editorial-column', '9:16', buildPhoto(2400, 1200))
  expect(after.image.y).toBeGreaterThan(before.image.y + 100)
  expect(after.image.y + after.image.h).toBeCloseTo(before.image.y + before.image.h)
  expect(after.column.h - before.column.h).toBeCloseTo(after.image.y - before.image.y)
})

test('[P-41] on a photo that fills a story, the place of the product moves below larger words', () => {
  const { before, after } = share('editorial-photo', '9:16', buildPhoto(2400, 1200))
  const added = after.column.h - before.column.h
  expect(added).toBeGreaterThan(100)
  expect(after.image).toMatchObject({ y: before.image.y, h: before.image.h })
  expect(after.image.style.subject_area!.y).toBeCloseTo(before.image.style.subject_area!.y + added)
})

test('[P-41] words of a story stay above the part that its placement covers', () => {
  const { after } = share('editorial-column', '9:16', buildPhoto(4000, 500), 3)
  expect(after.column.y + after.column.h).toBeLessThanOrEqual(1156)
})

test('[P-41] words beside an image have no height to share with it', () => {
  expect(findStacked(findBuiltInTemplate('editorial-column')!.formats['1:1']!)).toBeNull()
})
