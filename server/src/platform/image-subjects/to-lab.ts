import type { RgbImage } from './small-image.ts'

/** An image in CIE L*a*b* (D65): three planes, each row by row. */
export interface LabImage {
  width: number
  height: number
  planes: readonly [Float32Array, Float32Array, Float32Array]
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Converts sRGB to CIE L*a*b*, in which distances are about as large as people see them. */
export function toLab({ width, height, data }: RgbImage): LabImage {
  const planes = [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ] as const
  for (let index = 0; index < width * height; index += 1) {
    const red = LINEAR[data[index * 3] ?? 0] ?? 0
    const green = LINEAR[data[index * 3 + 1] ?? 0] ?? 0
    const blue = LINEAR[data[index * 3 + 2] ?? 0] ?? 0
    const x = compress((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    const y = compress(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    const z = compress((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    planes[0][index] = 116 * y - 16
    planes[1][index] = 500 * (x - y)
    planes[2][index] = 200 * (y - z)
  }
  return { width, height, planes }
}

function compress(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}
