/** A square field of complex numbers, row by row; the length of its sides is a power of two. */
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

/** The radix-2 transform of one line (Cooley and Tukey); the inverse is not scaled. */
function transformLine(real: Float64Array, imaginary: Float64Array, line: Line, isInverse: boolean): void {
  sortByReversedBits(real, line)
  sortByReversedBits(imaginary, line)
  for (let span = 2; span <= line.length; span <<= 1) {
    const angle = ((isInverse ? 2 : -2) * Math.PI) / span
    for (let block = 0; block < line.length; block += span) {
      mergeBlocks(real, imaginary, { ...line, start: line.start + block * line.step, length: span }, angle)
    }
  }
}

/** Computes one butterfly for each pair of values in the two halves of the block. */
function mergeBlocks(real: Float64Array, imaginary: Float64Array, { start, step, length }: Line, angle: number): void {
  const half = length / 2
  for (let offset = 0; offset < half; offset += 1) {
    const [cos, sin] = [Math.cos(angle * offset), Math.sin(angle * offset)]
    const [even, odd] = [start + offset * step, start + (offset + half) * step]
    const [re, im] = [at(real, odd), at(imaginary, odd)]
    const [turnedRe, turnedIm] = [re * cos - im * sin, re * sin + im * cos]
    const [evenRe, evenIm] = [at(real, even), at(imaginary, even)]
    real[odd] = evenRe - turnedRe
    imaginary[odd] = evenIm - turnedIm
    real[even] = evenRe + turnedRe
    imaginary[even] = evenIm + turnedIm
  }
}

function sortByReversedBits(values: Float64Array, { start, step, length }: Line): void {
  for (let index = 1, reversed = 0; index < length; index += 1) {
    let bit = length >> 1
    for (; (reversed & bit) !== 0; bit >>= 1) {
      reversed ^= bit
    }
    reversed ^= bit
    if (index < reversed) {
      swap(values, start + index * step, start + reversed * step)
    }
  }
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0
}

function swap(values: Float64Array, a: number, b: number): void {
  const kept = at(values, a)
  values[a] = at(values, b)
  values[b] = kept
}
