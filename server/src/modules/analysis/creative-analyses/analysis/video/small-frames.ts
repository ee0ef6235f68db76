/** A frame, shrunk to a square of `SMALL_SIDE` pixels: red, green and blue. */
export interface SmallFrame {
  /** Seconds. */
  time: number
  /** The frame of the video that it shows: one that is held has several in a row. */
  frame: number
  pixels: Uint8Array
}

export const SMALL_SIDE = 48
const SMALL_FRAMES_PER_SECOND = 15
/** Containers round the times of frames to milliseconds. */
const ROUNDING = 0.1

/**
 * Small frames at a steady rate, whatever rate the video has: a frame that is held is there again for as long as it is seen, and
 * of frames that follow each other faster only the first counts. What is there before the first frame looks like it.
 */
export function createSmallFrames() {
  const frames: SmallFrame[] = []
  const toIndex = (time: number) => Math.floor(time * SMALL_FRAMES_PER_SECOND + ROUNDING)

  return {
    frames,
    /** Whether a frame at this time is one that counts. */
    wants: (time: number): boolean => toIndex(time) >= frames.length,
    add(added: SmallFrame): void {
      const held = frames.at(-1) ?? added
      while (frames.length < toIndex(added.time)) {
        frames.push({ ...held, time: frames.length / SMALL_FRAMES_PER_SECOND })
      }
      frames.push(added)
    },
  }
}
