import { MAX_ROW_BYTES } from './source-row.ts'

/**
 * Holds the bytes of what is being read, across chunks of a stream, but never more than a row may have.
 * @param onRelease called when nothing is held any more, so that no place in it counts
 */
export function createHeldBytes(onRelease: () => void) {
  let held: Buffer[] = []
  let heldBytes = 0
  let chunk: Buffer = Buffer.alloc(0)
  /** From where the current chunk is held; -1 when it is not. */
  let from = -1

  function release(): void {
    held = []
    heldBytes = 0
    from = -1
    onRelease()
  }

  return {
    release,
    /** Begins to hold at this place of the chunk, unless it is held already. @returns the place in what is held */
    hold(at: number): number {
      from = from === -1 ? at : from
      return heldBytes + at - from
    },
    /** The bytes from a place in what is held to a place of the chunk; null when they are too many, or no longer held (-1). */
    take(start: number, at: number): Buffer | null {
      const length = start === -1 || from === -1 ? Infinity : heldBytes + at - from - start
      return length > MAX_ROW_BYTES
        ? null
        : Buffer.concat([...held, chunk.subarray(from, at)]).subarray(start, start + length)
    },
    begin(next: Buffer): void {
      chunk = next
      from = from === -1 ? -1 : 0
    },
    /** Keeps what the next chunk continues. @returns false when that is too much, and nothing is held any more */
    keep(): boolean {
      if (from === -1) {
        return true
      }
      const rest = chunk.subarray(from)
      held.push(rest)
      heldBytes += rest.length
      if (heldBytes > MAX_ROW_BYTES) {
        release()
        return false
      }
      return true
    },
  }
}
