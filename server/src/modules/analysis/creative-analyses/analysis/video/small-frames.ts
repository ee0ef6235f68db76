/** A frame, reduced to a square of `SMALL_SIDE` pixels: red, green and blue. */
export interface SmallFrame {
  /** Time in seconds. */
  time: number
  /** The number of the video's frame that it shows; a held frame fills several small frames in a row. */
  frame: number
  pixels: Uint8Array
}

export const SMALL_SIDE = 48
const SMALL_FRAMES_PER_SECOND = 15
/** Tolerance for times of frames, which containers round to milliseconds. */
const ROUNDING = 0.1

/**
 * Collects small frames at a constant rate, independent of the video's rate: a held frame is repeated as long as it is visible, and
 * of frames that follow each other faster only the first one is used. The time before the first frame is filled with the first
 * frame.
 */
export function createSmallFrames() {
  const frames: SmallFrame[] = []
  const toIndex = (time: number) => Math.floor(time * SMALL_FRAMES_PER_SECOND + ROUNDING)

  return {
    frames,
    /** Whether a frame at this time is needed. */
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
