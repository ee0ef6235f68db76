/** A field of complex numbers, row by row; its sides are powers of two. */
export interface ComplexField {
  real: Float64Array
  imaginary: Float64Array
  size: number
}

/** The two-dimensional Fourier transform of a square field, in place: rows first, then columns. */
export function transform(field: ComplexField, isInverse: boolean): void {
  const { real, imaginary, size } = field
  for (let index = 0; index < size; index += 1) {
    transformLine(real, imaginary, { start: index * size, step: 1, length: size }, isInverse)
  }
  for (let index = 0; index < size; index += 1) {
    transformLine(real, imaginary, { start: index, step: size, length: size }, isInverse)
  }
}

interface Line {
  start: number
  step: number
  length: number
}

/** Cooley and Tukey's radix-2 transform of one line; the inverse is not scaled. */
function transformLine(real: Float64Array, imaginary: Float64Array, line: Line, isInverse: boolean): void {
  const { start, step, length } = line
  const at = (index: number) => start + index * step
  for (let index = 1, reversed = 0; index < length; index += 1) {
    let bit = length >> 1
    for (; (reversed & bit) !== 0; bit >>= 1) {
      reversed ^= bit
    }
    reversed ^= bit
    if (index < reversed) {
      swap(real, at(index), at(reversed))
      swap(imaginary, at(index), at(reversed))
    }
  }
  for (let span = 2; span <= length; span <<= 1) {
    const angle = ((isInverse ? 2 : -2) * Math.PI) / span
    for (let block = 0; block < length; block += span) {
      for (let offset = 0; offset < span / 2; offset += 1) {
        const [cos, sin] = [Math.cos(angle * offset), Math.sin(angle * offset)]
        const [even, odd] = [at(block + offset), at(block + offset + span / 2)]
        const [re, im] = [real[odd] ?? 0, imaginary[odd] ?? 0]
        const [turnedRe, turnedIm] = [re * cos - im * sin, re * sin + im * cos]
        const [evenRe, evenIm] = [real[even] ?? 0, imaginary[even] ?? 0]
        real[odd] = evenRe - turnedRe
        imaginary[odd] = evenIm - turnedIm
        real[even] = evenRe + turnedRe
        imaginary[even] = evenIm + turnedIm
      }
    }
  }
}

function swap(values: Float64Array, a: number, b: number): void {
  const kept = values[a] ?? 0
  values[a] = values[b] ?? 0
  values[b] = kept
}
