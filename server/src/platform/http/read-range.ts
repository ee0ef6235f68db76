/**
 * Reads a Range header (RFC 9110, section 14) for content of `size` bytes.
 * @returns the range, both ends included; null for the whole content: no header, several ranges, or an invalid header
 */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '') {
    return last === '' ? null : lastBytes(Number(last), size)
  }
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return Number(first) > end ? 'unsatisfiable' : { start: Number(first), end }
}

function lastBytes(count: number, size: number): { start: number; end: number } | 'unsatisfiable' {
  return count === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - count), end: size - 1 }
}
