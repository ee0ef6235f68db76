import sharp from 'sharp'

/** A photo of twelve million pixels with detail in it, as phones make them. @returns JPEG */
export async function drawPhoto(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + seed * 15, sigma: 40 } as const
  const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer()
  return sharp(small).resize(4000, 3000).jpeg({ quality: 85 }).toBuffer()
}
