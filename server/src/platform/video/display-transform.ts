/** Q16.16 numbers of a display matrix, row by row: a b u, c d v, x y w. */
const [A, B, C, D] = [0, 1, 3, 4]

/**
 * How FFmpeg rotates and mirrors decoded frames, so that they look as in a player.
 * @param matrix of the track: nine 32-bit numbers in the byte order of FFmpeg's side data, or null
 * @returns filters, each followed by a comma, and whether width and height are swapped
 */
export function readDisplayTransform(matrix: Buffer | null): { filters: string; isSideways: boolean } {
  const sign = (index: number) => Math.sign(matrix === null ? 0 : matrix.readInt32LE(index * 4))
  const size = (index: number) => Math.abs(matrix === null ? 0 : matrix.readInt32LE(index * 4))
  if (matrix === null || matrix.byteLength < 36 || size(A) + size(B) === 0) {
    return { filters: '', isSideways: false }
  }
  if (size(A) >= size(B)) {
    return { filters: `${sign(A) < 0 ? 'hflip,' : ''}${sign(D) < 0 ? 'vflip,' : ''}`, isSideways: false }
  }
  return { filters: `transpose=${getTranspose(sign(B), sign(C))},`, isSideways: true }
}

/** @param down whether the right edge goes down (1) or up (-1) @param right whether the lower edge goes right (1) or left (-1) */
function getTranspose(down: number, right: number): string {
  if (down > 0) {
    return right < 0 ? 'clock' : 'cclock_flip'
  }
  return right > 0 ? 'cclock' : 'clock_flip'
}
