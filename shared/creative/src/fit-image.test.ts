import { fitImage } from './fit-image.ts'
import { PIXELS_PER_UNIT } from './formats.ts'
import type { ImageSubject, ShareBox } from './image-subject.ts'
import type { Box } from './layer.ts'

const even = { kind: 'even', color: '#ffffff' } as const
const style = { shows: 'subject_large', focus: { x: 0.5, y: 0.5 } } as const

function buildSubject(size: [number, number], box: [number, number, number, number], rest: Partial<ImageSubject> = {}) {
  const [x, y, w, h] = box
  return {
    width: size[0],
    height: size[1],
    box: { x, y, w, h },
    source: 'pixels',
    is_sure: true,
    kind: 'photo',
    faces: [],
    texts: [],
    calm_areas: [],
    edges: { top: even, right: even, bottom: even, left: even },
    sharp_share: 1,
    ...rest,
  } satisfies ImageSubject
}

const fit = (subject: ImageSubject, frame: Box, area?: Box) =>
  fitImage({
    frame,
    style: { ...style, ...(area && { subject_area: area }) },
    size: subject,
    isCutout: subject.kind === 'cut_out',
    subject,
  })

/** The share of a box of the image that is outside of an area. */
function measureCrop(image: Box, { x, y, w, h }: ShareBox, area: Box): number {
  const part = { x: image.x + x * image.w, y: image.y + y * image.h, w: w * image.w, h: h * image.h }
  const inside = (from: number, length: number, start: number, room: number) =>
    Math.max(0, Math.min(from + length, start + room) - Math.max(from, start)) / length
  return 1 - inside(part.x, part.w, area.x, area.w) * inside(part.y, part.h, area.y, area.h)
}

const frames = {
  tall: { x: 0, y: 770, w: 1000, h: 1008 },
  wide: { x: 880, y: 0, w: 898, h: 1000 },
  narrow: { x: 510, y: 0, w: 490, h: 1000 },
  flat: { x: 0, y: 0, w: 1000, h: 540 },
}
const situations = {
  'a product in the middle': buildSubject([1600, 1600], [0.3, 0.2, 0.4, 0.6]),
  'a very wide product': buildSubject([2400, 700], [0, 0.3, 1, 0.6]),
  'a very tall product': buildSubject([800, 2400], [0.2, 0, 0.6, 0.95]),
  'a product in a corner': buildSubject([2000, 1500], [0.7, 0.65, 0.28, 0.33]),
  'a small file': buildSubject([320, 240], [0.1, 0.1, 0.8, 0.8]),
  'a face above the product': buildSubject([1200, 1600], [0.2, 0.4, 0.6, 0.6], {
    faces: [{ x: 0.35, y: 0.02, w: 0.25, h: 0.2 }],
  }),
  'a cut-out': buildSubject([1000, 1000], [0.4, 0.1, 0.2, 0.8], { kind: 'cut_out' }),
  'a phone screen': buildSubject([900, 1950], [0, 0, 1, 1], { kind: 'screenshot' }),
  'a desktop screen': buildSubject([1920, 1080], [0, 0, 1, 1], { kind: 'screenshot' }),
}

describe('fitting an image into a frame', () => {
  test.each(Object.entries(situations))(
    '[P-41] %s: product and faces stay within every frame, and pixels are enlarged by 1.5 times at most',
    (_name, subject) => {
      for (const frame of Object.values(frames)) {
        const image = fit(subject, frame)
        const crops = [subject.box, ...subject.faces].map((box) => measureCrop(image, box, frame))
        expect(Math.max(...crops)).toBeLessThan(0.001)
        expect((image.w / subject.width) * PIXELS_PER_UNIT).toBeLessThanOrEqual(1.5 + 0.001)
        expect(image.w / image.h).toBeCloseTo(subject.width / subject.height)
      }
    },
  )

  test('[P-41] legs that were not found with a product stay visible; what a user marked is taken as it is', () => {
    const busy = { kind: 'busy', color: '#808080' } as const
    const edges = { top: busy, right: busy, bottom: busy, left: busy }
    const whole = { x: 0.1, y: 0.24, w: 0.8, h: 0.57 }
    const found = buildSubject([1500, 2100], [0.1, 0.24, 0.8, 0.48], { edges })
    expect(measureCrop(fit(found, frames.flat), whole, frames.flat)).toBe(0)
    const marked = { ...found, source: 'user' } as const
    expect(measureCrop(fit(marked, frames.flat), whole, frames.flat)).toBeGreaterThan(0.05)
  })

  test('[P-41] a small product in a large photo is shown large, and the photo still fills the frame', () => {
    const subject = buildSubject([3000, 3000], [0.4, 0.4, 0.2, 0.2])
    const image = fit(subject, frames.tall)
    expect(image.h * 0.2).toBeGreaterThan(frames.tall.h * 0.75)
    expect(measureCrop(frames.tall, { x: 0, y: 0, w: 1, h: 1 }, image)).toBe(0)
  })

  test('[P-41] the product stands in the area that is free of words, and its photo fills the whole frame', () => {
    const frame = { x: 0, y: 0, w: 1778, h: 1000 }
    const area = { x: 840, y: 0, w: 938, h: 1000 }
    const subject = buildSubject([4000, 2250], [0.1, 0.2, 0.3, 0.5])
    expect(measureCrop(fit(subject, frame, area), subject.box, area)).toBeLessThan(0.001)
  })

  test('[P-41] an image whose product is not known for sure is shown whole, but for a narrow strip', () => {
    const subject = buildSubject([1500, 1000], [0.4, 0.4, 0.2, 0.2], { is_sure: false })
    const image = fit(subject, frames.tall)
    expect(measureCrop(image, { x: 0, y: 0, w: 1, h: 1 }, frames.tall)).toBeLessThan(0.09)
  })

  test('[P-41] a product that its photo cuts off at the bottom stands on the bottom of the frame', () => {
    const subject = buildSubject([1600, 1000], [0.3, 0.4, 0.4, 0.6], { is_sure: true })
    const image = fit(subject, { x: 0, y: 0, w: 500, h: 1000 })
    expect(image.y + image.h).toBeCloseTo(1000)
  })

  test('[P-41] a product that ends near the edge of its photo is not cut off there', () => {
    const subject = buildSubject([1600, 1000], [0.3, 0.35, 0.4, 0.58], { source: 'pixels' })
    const image = fit(subject, { x: 0, y: 0, w: 500, h: 1000 })
    expect(image.y + image.h).toBeLessThan(900)
  })

  test('[P-41] stored layers without a wish fill their frame as before', () => {
    const image = fitImage({
      frame: { x: 0, y: 0, w: 100, h: 100 },
      style: { shows: 'texture', focus: { x: 0.5, y: 0.5 } },
      size: { width: 200, height: 100 },
      isCutout: false,
    })
    expect(image).toEqual({ x: -50, y: 0, w: 200, h: 100 })
  })
})
