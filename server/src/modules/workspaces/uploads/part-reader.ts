import { addAbortSignal, type Readable } from 'node:stream'

/** A part ends with the first chunk after so many bytes: a process that is killed loses at most the part that it was writing. */
const PART_BYTES = 8 * 1024 * 1024

/** A connection on which nothing arrives for so long is lost. */
const SILENCE_MS = 30_000

interface ReadingOptions {
  /** The bytes that are missing in the upload; further ones are not read. */
  missing: number
  /** Ends the reading early, as when the server is stopped. */
  signal: AbortSignal
}

/** Reads the body of a request as parts. A connection that breaks off ends the last part without an error. */
export interface PartReader {
  /** Waits for further bytes. @returns false at the end of the body, of its connection or of the file */
  hasMore(): Promise<boolean>
  /** Whether the body had more bytes than were missing. */
  isTooLong(): boolean
  /** The bytes of the next part. */
  readPart(): AsyncGenerator<Buffer>
}

export function createPartReader(body: Readable, { missing, signal }: ReadingOptions): PartReader {
  const chunks = addAbortSignal(signal, body)[Symbol.asyncIterator]()
  let left = missing
  let isTooLong = false
  let waiting: Buffer | null = null

  /** Null at the end, however the body ended. */
  async function readChunk(): Promise<Buffer | null> {
    const silence = setTimeout(() => body.destroy(), SILENCE_MS)
    const next = await chunks.next().catch(() => null)
    clearTimeout(silence)
    return next === null || next.done === true ? null : Buffer.from(next.value)
  }

  async function hasMore(): Promise<boolean> {
    waiting ??= isTooLong ? null : await readChunk()
    if (waiting !== null && waiting.length > left) {
      isTooLong = true
      waiting = left === 0 ? null : waiting.subarray(0, left)
    }
    return waiting !== null
  }

  return {
    hasMore,
    isTooLong: () => isTooLong,
    async *readPart() {
      let size = 0
      while (size < PART_BYTES && (await hasMore()) && waiting !== null) {
        const bytes: Buffer = waiting
        waiting = null
        size += bytes.length
        left -= bytes.length
        yield bytes
      }
    },
  }
}
