import sharp from 'sharp'

/** The size of a tile in pixels, a few lines of text high. */
const TILE = 48
/** A tile with less contrast than this contains noise and no text. */
const LEAST_SPREAD = 6
const CHANNELS = 3

/**
 * Draws everything that differs from its surroundings dark on white, even at low contrast: in every tile, each channel is stretched
 * to the tile's own contrast, and the channel with the largest difference is used. This makes text visible that has hardly any
 * contrast with its background, or that differs from it only in color.
 * @param image encoded
 * @returns one byte per pixel, row by row
 */
export async function stretchContrast(image: Buffer): Promise<Buffer> {
  const color = sharp(image).flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha()
  const { data, info } = await color.clone().raw().toBuffer({ resolveWithObject: true })
  const around = await color
    .clone()
    .blur(TILE / 2)
    .raw()
    .toBuffer()
  const { width, height } = info
  const spreads = measureSpreads(data, around, { width, height })
  const columns = Math.ceil(width / TILE)
  const drawn = Buffer.alloc(width * height)
  for (let index = 0; index < drawn.length; index += 1) {
    const tile = Math.floor(index / width / TILE) * columns + Math.floor((index % width) / TILE)
    let most = 0
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const at = index * CHANNELS + channel
      const difference = Math.abs((data[at] ?? 0) - (around[at] ?? 0))
      most = Math.max(most, difference / Math.max(LEAST_SPREAD, spreads[tile * CHANNELS + channel] ?? 0))
    }
    drawn[index] = 255 - Math.min(255, Math.round(most * 255))
  }
  return drawn
}

/** The greatest difference of each tile's pixels from their surroundings, by channel. */
function measureSpreads(
  data: Buffer,
  around: Buffer,
  { width, height }: { width: number; height: number },
): Float64Array {
  const columns = Math.ceil(width / TILE)
  const rows = Math.ceil(height / TILE)
  const own = new Float64Array(columns * rows * CHANNELS)
  for (let index = 0; index < width * height; index += 1) {
    const tile = Math.floor(index / width / TILE) * columns + Math.floor((index % width) / TILE)
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const at = index * CHANNELS + channel
      const place = tile * CHANNELS + channel
      own[place] = Math.max(own[place] ?? 0, Math.abs((data[at] ?? 0) - (around[at] ?? 0)))
    }
  }
  return own
}
