import sharp from 'sharp'
import { createSeededRandom } from '@marquee/creative/seeded-random'

/** An image like those of ads: a background, some areas and a headline. The same seed draws the same image. PNG. */
export function drawImage(seed: string): Promise<Buffer> {
  const random = createSeededRandom(seed)
  const colour = () => `rgb(${random.int(0, 255)},${random.int(0, 255)},${random.int(0, 255)})`
  const shapes = Array.from({ length: 7 }, () =>
    random.chance(0.5)
      ? `<circle cx="${random.int(0, 600)}" cy="${random.int(0, 800)}" r="${random.int(40, 240)}" fill="${colour()}"/>`
      : `<rect x="${random.int(-50, 500)}" y="${random.int(-50, 700)}" width="${random.int(60, 400)}"
          height="${random.int(60, 400)}" fill="${colour()}"/>`,
  )
  const headline = `<text x="40" y="${random.int(80, 760)}" font-size="60" fill="${colour()}">Offer ${seed}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 600 800">
    <rect width="600" height="800" fill="${colour()}"/>${shapes.join('')}${headline}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
