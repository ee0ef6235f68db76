import sharp from 'sharp'

/** The side of the compared image in px: fine enough for visual comparison. */
const SIDE = 32
const BITS_A_SIDE = 8
/** The grey levels (of 256) over which an image must spread; otherwise it counts as a plain area. */
const LEAST_CONTRAST = 6

const cosines = Array.from({ length: BITS_A_SIDE }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, place) => Math.cos((Math.PI * (2 * place + 1) * frequency) / (2 * SIDE))),
)

/**
 * A perceptual hash of an image in 64 bits: each bit says whether one of the low frequencies of its discrete cosine transform
 * is stronger than their median. Copies that are scaled, recompressed or a little brighter differ in few bits; other images
 * differ in about half of them.
 * @returns a text of 64 `0` and `1`; null for an image with too little content to be compared
 */
export async function hashImage(content: Buffer): Promise<string | null> {
  const grey = await sharp(content)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  if (deviation(grey) < LEAST_CONTRAST) {
    return null
  }
  const waves = lowFrequencies(grey)
  // The first value is the brightness of the whole image, which does not help the comparison.
  const median = waves.slice(1).toSorted((a, b) => a - b)[Math.floor((waves.length - 1) / 2)] ?? 0
  return waves.map((wave, index) => (index > 0 && wave > median ? '1' : '0')).join('')
}

function lowFrequencies(grey: Buffer): number[] {
  // Rows first, then columns: the transform is separable.
  const rows = Array.from({ length: SIDE }, (_, y) =>
    cosines.map((wave) => wave.reduce((sum, cosine, x) => sum + cosine * (grey[y * SIDE + x] ?? 0), 0)),
  )
  return cosines.flatMap((wave) =>
    cosines.map((_, column) => wave.reduce((sum, cosine, y) => sum + cosine * (rows[y]?.[column] ?? 0), 0)),
  )
}

function deviation(grey: Buffer): number {
  const mean = grey.reduce((sum, level) => sum + level, 0) / grey.length
  return Math.sqrt(grey.reduce((sum, level) => sum + (level - mean) ** 2, 0) / grey.length)
}
