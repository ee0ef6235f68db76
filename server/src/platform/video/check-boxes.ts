import type { FileHandle } from 'node:fs/promises'
import { type Box, readBoxes, readContent } from './read-boxes.ts'
import { CUT_OFF, DAMAGED, VideoRefusal } from './video-refusal.ts'

const ELSEWHERE = 'The video lies in another file, to which this one only points. Choose the video itself.'
export const MAX_TRACKS = 16
export const TOO_MANY_TRACKS = `The file holds more than ${MAX_TRACKS} tracks, which is more than is read.`

/** The boxes that contain others, and the child boxes that are checked. No other box is entered, at any depth. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  moov: ['trak', 'rmra'],
  trak: ['mdia'],
  mdia: ['minf'],
  minf: ['dinf', 'stbl'],
  dinf: ['dref'],
  stbl: ['stsz', 'stz2', 'stts', 'ctts', 'stsc', 'stco', 'co64', 'stss'],
  moof: ['traf'],
  traf: ['trun'],
}
/** Bytes of an entry in tables with a fixed layout: version and flags, a count, and as many entries. */
const ENTRY_BYTES: Readonly<Record<string, number>> = { stts: 8, ctts: 8, stsc: 12, stco: 4, co64: 8, stss: 4 }

/**
 * Compares the claims in the index of an MP4 or QuickTime file with its actual bytes, before other code relies on them: for
 * example, a table of two billion frames in a file of three kilobytes.
 * @throws VideoRefusal
 */
export async function checkBoxes(file: FileHandle, size: number): Promise<void> {
  const seen = new Set<string>()
  for await (const box of readBoxes(file, { start: 0, end: size })) {
    // Data that cameras append to a complete file need not consist of boxes.
    const isWhole = seen.has('moov') && seen.has('mdat')
    if (box.end > size) {
      if (isWhole) {
        break
      }
      throw new VideoRefusal(box.type === 'mdat' ? CUT_OFF : DAMAGED)
    }
    seen.add(box.type)
    if (box.type === 'moov' || box.type === 'moof') {
      await checkIndex(file, box, size)
    }
  }
  if (!seen.has('moov')) {
    throw new VideoRefusal(seen.has('mdat') ? CUT_OFF : DAMAGED)
  }
}

async function checkIndex(file: FileHandle, index: Box, fileSize: number): Promise<void> {
  let tracks = 0
  const open = [index]
  for (let box = open.pop(); box !== undefined; box = open.pop()) {
    const wanted = WITHIN[box.type] ?? []
    for await (const child of readBoxes(file, box)) {
      if (child.end > box.end) {
        throw new VideoRefusal(DAMAGED)
      }
      tracks += child.type === 'trak' ? 1 : 0
      if (tracks > MAX_TRACKS) {
        throw new VideoRefusal(TOO_MANY_TRACKS)
      }
      if (child.type in WITHIN && wanted.includes(child.type)) {
        open.push(child)
      } else if (wanted.includes(child.type)) {
        await checkTable(file, child, fileSize)
      }
    }
  }
}

const HEAD_BYTES = 20

async function checkTable(file: FileHandle, box: Box, fileSize: number): Promise<void> {
  const length = box.end - box.start
  const head = Buffer.alloc(HEAD_BYTES)
  head.set(await readContent(file, box, HEAD_BYTES))
  const [flags, first, second] = [head.readUInt32BE(0) % 2 ** 24, head.readUInt32BE(4), head.readUInt32BE(8)]
  switch (box.type) {
    case 'rmra':
      throw new VideoRefusal(ELSEWHERE)
    case 'dref':
      return refuseElsewhere(file, box)
    case 'stsz':
      return refuseClaim(second, first === 0 ? { each: 4, of: length - 12 } : { each: first, of: fileSize })
    case 'stz2':
      return refuseClaim(second, { each: (first % 256) / 8, of: length - 12 })
    case 'trun':
      return refuseClaim(first, getRunEntry(flags, length, fileSize))
    default:
      refuseClaim(first, { each: ENTRY_BYTES[box.type] ?? 1, of: length - 8 })
  }
  if (box.type === 'stts') {
    await checkFrameTimes(file, box, fileSize)
  }
}

/** The frames of a fragment have up to four fields each; without fields, each frame takes at least one byte of the file. */
function getRunEntry(flags: number, length: number, fileSize: number) {
  const count = (bits: number) => [1, 2, 4, 8].filter((bit) => (bits & bit) !== 0).length
  const each = count(flags >> 8) * 4
  return each === 0 ? { each: 1, of: fileSize } : { each, of: length - 8 - count(flags & 5) * 4 }
}

/** @throws VideoRefusal when this many entries do not fit into the actual bytes */
function refuseClaim(count: number, { each, of }: { each: number; of: number }): void {
  if (count * each > of) {
    throw new VideoRefusal(DAMAGED)
  }
}

/** Each entry gives a number of frames of equal duration: their sum cannot exceed the number of bytes in the file. */
async function checkFrameTimes(file: FileHandle, box: Box, fileSize: number): Promise<void> {
  const table = await readContent(file, box, box.end - box.start)
  let frames = 0
  for (let at = 8; at + 8 <= table.byteLength; at += 8) {
    frames += table.readUInt32BE(at)
  }
  refuseClaim(frames, { each: 1, of: fileSize })
}

/** Each reference has a flag that says that the track is in this same file. */
async function refuseElsewhere(file: FileHandle, box: Box): Promise<void> {
  for await (const reference of readBoxes(file, { start: box.start + 8, end: box.end })) {
    const content = await readContent(file, reference, 4)
    if (content.byteLength < 4 || (content.readUInt8(3) & 1) === 0) {
      throw new VideoRefusal(ELSEWHERE)
    }
  }
}
