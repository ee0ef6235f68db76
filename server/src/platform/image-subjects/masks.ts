import type { ShareBox } from '@marquee/creative/image-subject'
import { joinBoxes, toShareBox } from './boxes.ts'

/** 1 for pixels that belong to something, 0 for others, row by row. */
export interface Mask {
  width: number
  height: number
  data: Uint8Array
}

/** Whether a pixel lies on the outermost line of an image. */
export function isOutermost(index: number, width: number, height: number): boolean {
  const [x, y] = [index % width, Math.floor(index / width)]
  return x === 0 || y === 0 || x === width - 1 || y === height - 1
}

/** A connected part of a mask, including corners. */
interface Component {
  pixels: number[]
  box: ShareBox
}

/** Removes everything that is thinner than 2 px: noise, and the line of mixed colours around objects (morphological opening). */
export function open({ width, height, data }: Mask): Mask {
  const opened = new Uint8Array(data.length)
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x + 1 < width; x += 1) {
      const square = [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]
      if (square.every((index) => data[index] === 1)) {
        for (const index of square) {
          opened[index] = 1
        }
      }
    }
  }
  return { width, height, data: opened }
}

export function listComponents({ width, height, data }: Mask): Component[] {
  const isSeen = new Uint8Array(data.length)
  const components: Component[] = []
  for (let start = 0; start < data.length; start += 1) {
    if (data[start] === 1 && isSeen[start] === 0) {
      components.push(collect(start))
    }
  }
  return components

  function collect(start: number): Component {
    const pixels = [start]
    isSeen[start] = 1
    let [left, top, right, bottom] = [width, height, 0, 0]
    for (let next = 0; next < pixels.length; next += 1) {
      const index = pixels[next] ?? 0
      const [x, y] = [index % width, Math.floor(index / width)]
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const adjacent = row * width + column
          if (data[adjacent] === 1 && isSeen[adjacent] === 0) {
            isSeen[adjacent] = 1
            pixels.push(adjacent)
          }
        }
      }
    }
    return { pixels, box: toShareBox(left / width, top / height, right / width, bottom / height) }
  }
}

/** Components with less than this share of the heaviest one's weight are not part of the subject. */
const LEAST_WEIGHT = 0.15

/** The box around the heaviest components of a mask. @param weights of the pixels @returns null for an empty mask */
export function getSubjectBox(mask: Mask, weights: Float32Array): ShareBox | null {
  const weighed = listComponents(mask).map((component) => ({
    ...component,
    weight: component.pixels.reduce((sum, index) => sum + (weights[index] ?? 0), 0),
  }))
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  const kept = weighed.filter(({ weight }) => weight > 0 && weight >= most * LEAST_WEIGHT)
  return kept.length === 0 ? null : joinBoxes(kept.map(({ box }) => box))
}
