import { findBuiltInTemplate } from './built-in-templates.ts'
import { giveSpareHeight } from './give-spare-height.ts'
import { imageSubject } from './image-subject.ts'
import type { ImageLayer } from './layer.ts'

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

test('[P-41] on a photo that fills a story, the place of the product moves below larger words', () => {
  const full = findBuiltInTemplate('editorial-photo')!.formats['9:16']!
  const given = giveSpareHeight(full, '9:16', { scene: buildPhoto(2400, 1200).product })
  const [before, after] = [getImage(full), getImage(given)] as ImageLayer[]
  const added = given.columns![0]!.h - full.columns![0]!.h
  expect(added).toBeGreaterThan(100)
  expect(after).toMatchObject({ y: before!.y, h: before!.h })
  expect(after!.style.subject_area!.y).toBeCloseTo(before!.style.subject_area!.y + added)
})

test('[P-41] a photo in a shape of its own keeps its place', () => {
  const arch = findBuiltInTemplate('editorial-arch')!.formats['9:16']!
  expect(giveSpareHeight(arch, '9:16', { scene: buildPhoto(2400, 1200).product })).toBe(arch)
})
