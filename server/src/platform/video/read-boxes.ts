import type { FileHandle } from 'node:fs/promises'
import { DAMAGED, VideoRefusal } from './video-refusal.ts'

/** A box of an MP4 or QuickTime file. */
export interface Box {
  type: string
  /**
   * The start and end of its content, in bytes of the file. They are claims: `end` may lie behind the end of the file, or be
   * infinite.
   */
  start: number
  end: number
}

/** A recording in fragments of one frame each has about ten boxes per frame: five minutes of it are accepted. */
const MAX_BOXES = 200_000
const WINDOW_BYTES = 64 * 1024
const MAX_CONTENT_BYTES = 32 * 1024 * 1024

/**
 * The boxes between two positions of a file, one after the other, without nested boxes.
 * @yields each box, as its header claims it
 * @throws VideoRefusal for too many boxes
 */
export async function* readBoxes(file: FileHandle, { start, end }: Pick<Box, 'start' | 'end'>): AsyncGenerator<Box> {
  let at = start
  let window: { from: number; bytes: Buffer } = { from: 0, bytes: Buffer.alloc(0) }
  for (let count = 0; at + 8 <= end; count += 1) {
    if (count > MAX_BOXES) {
      throw new VideoRefusal(DAMAGED)
    }
    if (at < window.from || at + 16 > window.from + window.bytes.byteLength) {
      window = { from: at, bytes: await readBytes(file, at, WINDOW_BYTES) }
    }
    const box = readBox(window.bytes, at - window.from, { at, end })
    if (box === null) {
      return
    }
    yield box
    at = box.end
  }
}

/** @returns null when the file ends within the header, and for the four zeros that close a QuickTime list */
function readBox(bytes: Buffer, offset: number, { at, end }: { at: number; end: number }): Box | null {
  if (offset + 8 > bytes.byteLength) {
    return null
  }
  const type = bytes.toString('latin1', offset + 4, offset + 8)
  const size = bytes.readUInt32BE(offset)
  if (size === 1 && offset + 16 <= bytes.byteLength) {
    const whole = Number(bytes.readBigUInt64BE(offset + 8))
    return { type, start: at + 16, end: whole < 16 ? Infinity : at + whole }
  }
  if (size === 0) {
    return type === '\0\0\0\0' ? null : { type, start: at + 8, end }
  }
  return { type, start: at + 8, end: size < 8 ? Infinity : at + size }
}

/** The first bytes of a box, at most `most`. @throws VideoRefusal for a table that is larger than in any real video */
export async function readContent(file: FileHandle, { start, end }: Box, most: number): Promise<Buffer> {
  const length = Math.min(most, end - start)
  if (length > MAX_CONTENT_BYTES) {
    throw new VideoRefusal(DAMAGED)
  }
  return readBytes(file, start, length)
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
