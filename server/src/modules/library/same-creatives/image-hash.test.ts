import sharp from 'sharp'
import { drawImage } from '../../../testing/draw-image.ts'
import { MOST_DIFFERENT_BITS, nearQuarters, splitIntoQuarters } from './hash-quarters.ts'
import { hashImage } from './image-hash.ts'

const COUNT = 24

function differentBits(a: string, b: string): number {
  return Array.from(a).filter((bit, index) => bit !== b[index]).length
}

async function readHash(image: Buffer): Promise<string> {
  const hash = await hashImage(image)
  expect(hash).toMatch(/^[01]{64}$/)
  return hash ?? ''
}

describe('[F-01] what an image looks like', () => {
  let images: Buffer[]
  let hashes: string[]
  beforeAll(async () => {
    images = await Promise.all(Array.from({ length: COUNT }, (_, index) => drawImage(`image ${index}`)))
    hashes = await Promise.all(images.map(readHash))
  })

  test.each([
    ['scaled to a fifth', (image: Buffer) => sharp(image).resize({ width: 120 }).png()],
    ['enlarged', (image: Buffer) => sharp(image).resize({ width: 700 }).webp({ quality: 80 })],
    ['compressed to a poor JPEG', (image: Buffer) => sharp(image).jpeg({ quality: 35 })],
    ['both', (image: Buffer) => sharp(image).resize({ width: 320 }).webp({ quality: 50 })],
    ['a little brighter', (image: Buffer) => sharp(image).modulate({ brightness: 1.08 }).jpeg()],
  ])('a copy that is %s is the same', async (_name, change) => {
    const copies = await Promise.all(images.map(async (image) => readHash(await change(image).toBuffer())))
    const distances = copies.map((copy, index) => differentBits(copy, hashes[index] ?? ''))
    expect(Math.max(...distances)).toBeLessThanOrEqual(MOST_DIFFERENT_BITS)
  })

  test('no other image is', () => {
    const pairs = hashes.flatMap((one, index) => hashes.slice(index + 1).map((other) => differentBits(one, other)))
    expect(pairs).toHaveLength((COUNT * (COUNT - 1)) / 2)
    expect(Math.min(...pairs)).toBeGreaterThan(MOST_DIFFERENT_BITS)
  })

  test('a plain area shows too little', async () => {
    const plain = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    expect(await hashImage(plain)).toBeNull()
  })
})

test('whatever few bits differ, one of four quarters is near', () => {
  const hash = '0110'.repeat(16)
  for (const places of [[0, 1, 16, 17, 32, 33, 48], [0, 16, 32, 48], [60, 61, 62, 63, 0, 20, 40], []]) {
    const changed = Array.from(hash)
      .map((bit, index) => (places.includes(index) ? String(1 - Number(bit)) : bit))
      .join('')
    const quarters = splitIntoQuarters(changed)
    const isNear = splitIntoQuarters(hash).map((quarter, index) =>
      nearQuarters(quarter).includes(quarters[index] ?? -1),
    )
    expect(isNear).toContain(true)
  }
})
