import sharp from 'sharp'

/** A photo of four to three with detail in it. @param width in pixels; phones make 4000 @returns JPEG */
export async function drawPhoto(seed: number, width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + seed * 15, sigma: 40 } as const
  const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer()
  return sharp(small)
    .resize(width, (width * 3) / 4)
    .jpeg({ quality: 85 })
    .toBuffer()
}
