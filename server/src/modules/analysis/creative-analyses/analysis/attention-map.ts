import sharp from 'sharp'
import { transform } from './fourier.ts'

const SIZE = 64
const GRID = 16
const BLUR = 3

export interface AttentionMap {
  columns: number
  rows: number
  /** From 0 to 100, row by row. */
  values: number[]
  /** The position of the map's maximum, in shares of width and height. */
  peak: { x: number; y: number }
}

/**
 * Computes the attention map of an image by spectral residual saliency (Hou and Zhang, "Saliency Detection: A Spectral Residual
 * Approach", CVPR 2007): the parts of the image's log spectrum that exceed its local average stand out.
 * @param image encoded, of any size
 */
export async function getAttentionMap(image: Buffer): Promise<AttentionMap> {
  const grey = await sharp(image).flatten().greyscale().resize(SIZE, SIZE, { fit: 'fill' }).raw().toBuffer()
  const field = { real: Float64Array.from(grey), imaginary: new Float64Array(SIZE * SIZE), size: SIZE }
  transform(field, false)
  const amplitudes = field.real.map((re, index) => Math.log(Math.hypot(re, field.imaginary[index] ?? 0) + 1e-9))
  const average = blur(amplitudes, SIZE, 1)
  for (let index = 0; index < SIZE * SIZE; index += 1) {
    const phase = Math.atan2(field.imaginary[index] ?? 0, field.real[index] ?? 0)
    const residual = Math.exp((amplitudes[index] ?? 0) - (average[index] ?? 0))
    field.real[index] = residual * Math.cos(phase)
    field.imaginary[index] = residual * Math.sin(phase)
  }
  transform(field, true)
  const power = field.real.map((re, index) => re ** 2 + (field.imaginary[index] ?? 0) ** 2)
  const smooth = blur(blur(power, SIZE, BLUR), SIZE, BLUR)
  return toGrid(smooth)
}

/** The mean of the values around each value. The field wraps around at its borders, as its spectrum does. */
function blur(values: Float64Array, size: number, radius: number): Float64Array {
  const turn = (index: number) => (index + size) % size
  return values.map((_, index) => {
    const [column, row] = [index % size, Math.floor(index / size)]
    let sum = 0
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        sum += values[turn(row + dy) * size + turn(column + dx)] ?? 0
      }
    }
    return sum / (2 * radius + 1) ** 2
  })
}

function toGrid(map: Float64Array): AttentionMap {
  const cell = SIZE / GRID
  const sums = Array.from({ length: GRID * GRID }, (_, index) => {
    const [left, top] = [(index % GRID) * cell, Math.floor(index / GRID) * cell]
    let sum = 0
    for (let y = top; y < top + cell; y += 1) {
      for (let x = left; x < left + cell; x += 1) {
        sum += map[y * SIZE + x] ?? 0
      }
    }
    return sum
  })
  const most = Math.max(...sums)
  const least = Math.min(...sums)
  const values = sums.map((sum) => (most === least ? 0 : Math.round(((sum - least) / (most - least)) * 100)))
  const best = map.indexOf(Math.max(...map))
  return {
    columns: GRID,
    rows: GRID,
    values,
    peak: { x: ((best % SIZE) + 0.5) / SIZE, y: (Math.floor(best / SIZE) + 0.5) / SIZE },
  }
}
