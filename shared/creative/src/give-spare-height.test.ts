import { findBuiltInTemplate } from './built-in-templates.ts'
import { giveSpareHeight } from './give-spare-height.ts'
import { imageSubject } from './image-subject.ts'

const layout = findBuiltInTemplate('editorial-column')!.formats['9:16']!
const edge = { kind: 'even', color: '#ffffff' }
const buildPhoto = (width: number, height: number) => ({
  product: {
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
  },
})
const getImage = (given: typeof layout) => given.layers.find(({ type }) => type === 'image')!

test('[P-41] in a story, the height that a wide photo cannot use goes to the words', () => {
  const given = giveSpareHeight(layout, '9:16', buildPhoto(2400, 1200))
  const [before, after] = [getImage(layout), getImage(given)]
  expect(after.y).toBeGreaterThan(before.y + 100)
  expect(after.y + after.h).toBeCloseTo(before.y + before.h)
  expect(given.columns![0]!.h - layout.columns![0]!.h).toBeCloseTo(after.y - before.y)
})

test('[P-41] a photo that fills its frame, and other formats, keep their layout', () => {
  expect(giveSpareHeight(layout, '9:16', buildPhoto(2000, 3000))).toBe(layout)
  expect(giveSpareHeight(layout, '4:5', buildPhoto(2400, 1200))).toBe(layout)
})
