import { CUT_OFF, VideoRefusal } from './video-refusal.ts'

const SEGMENT = 0x18538067

/**
 * Compares the length that a Matroska file claims with its actual bytes. A recording that was never closed claims no length.
 * @param start the file's first bytes
 * @throws VideoRefusal when its end is missing
 */
export function checkSegment(start: Buffer, size: number): void {
  const header = readLength(start, 4)
  const segment = header === null ? start.length : header.end + header.length
  if (segment + 12 > start.length || start.readUInt32BE(segment) !== SEGMENT) {
    return
  }
  const claimed = readLength(start, segment + 4)
  if (claimed !== null && claimed.end + claimed.length > size) {
    throw new VideoRefusal(CUT_OFF)
  }
}

/** A number whose leading zero bits give its length in bytes. @returns null when all its bits are set, which means unknown */
function readLength(bytes: Buffer, at: number): { length: number; end: number } | null {
  const width = Math.clz32(bytes[at] ?? 0) - 23
  if (width > 8 || at + width > bytes.length) {
    return null
  }
  const digits = bytes.subarray(at, at + width).reduce<bigint>((value, byte) => value * 256n + BigInt(byte), 0n)
  const length = digits - (1n << BigInt(7 * width))
  const isUnknown = length === (1n << BigInt(7 * width)) - 1n
  return isUnknown ? null : { length: Number(length), end: at + width }
}
