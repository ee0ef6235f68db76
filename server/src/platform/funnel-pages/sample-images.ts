import sharp from 'sharp'

const SIZES = [
  [1200, 1200],
  [1600, 1000],
  [900, 1200],
] as const

/** Draws made-up images, one for each id, in three shapes. They stand for photos of a product where pages are checked. */
export async function drawSampleImages(ids: readonly string[]): Promise<Record<string, Buffer>> {
  const drawn = await Promise.all(
    ids.map(async (id, index) => {
      const [width, height] = SIZES[index % SIZES.length] ?? SIZES[0]
      const hue = (index * 67 + 20) % 360
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 30% 86%)"/><rect x="38%" y="18%" width="24%" height="64%" rx="60" fill="hsl(${hue} 45% 38%)"/></svg>`
      return [id, await sharp(Buffer.from(drawing)).jpeg().toBuffer()] as const
    }),
  )
  return Object.fromEntries(drawn)
}
