import type { TimeSpan } from '@marquee/contract/creative-analyses'
import type { SmallFrame } from './small-frames.ts'

const MIN_CUT = 12
/** The factor by which a cut's difference exceeds the motion around it. */
const CUT_FACTOR = 3
const AROUND = 7
/** A flash lasts at most a fifth of a second; at a low frame rate it is one frame, of at most half a second. */
const FLASH_FRAMES = 3
const LONGEST_FLASH_FRAMES = 8
const MIN_SHOT_FRAMES = 3
const BLACK_LEVEL = 26
const BLACK_SHARE = 0.98
const MIN_BLACK_S = 0.2
const FROZEN_DIFFERENCE = 1
const MIN_FROZEN_S = 2

/** The mean difference of two frames, from 0 to 255. */
export function getDifference(a: SmallFrame, b: SmallFrame): number {
  let sum = 0
  for (let index = 0; index < a.pixels.length; index += 1) {
    sum += Math.abs((a.pixels[index] ?? 0) - (b.pixels[index] ?? 0))
  }
  return sum / Math.max(1, a.pixels.length)
}

/** The difference of each frame from the previous frame; 0 for the first frame. */
export function listDifferences(frames: readonly SmallFrame[]): number[] {
  return frames.map((frame, index) => {
    const before = frames[index - 1]
    return before === undefined ? 0 : getDifference(before, frame)
  })
}

/**
 * The times of cuts, where the image changes at once to another image. Fast motion changes every frame, and after a flash the
 * earlier image returns: neither is a cut. Slow dissolves are not found.
 */
export function findCuts(frames: readonly SmallFrame[], differences: readonly number[]): number[] {
  const cuts: number[] = []
  let last = 0
  for (const [index, frame] of frames.entries()) {
    const difference = differences[index] ?? 0
    const standsOut = difference > MIN_CUT && difference > getUsual(frames, differences, index) * CUT_FACTOR
    if (standsOut && index - last >= MIN_SHOT_FRAMES && !isFlash(frames, index, difference)) {
      cuts.push(frame.time)
      last = index
    }
  }
  return cuts
}

/** The median difference of consecutive frames around an index. Repeats of a held frame are ignored, because they show no motion. */
function getUsual(frames: readonly SmallFrame[], differences: readonly number[], index: number): number {
  const first = Math.max(1, index - AROUND)
  const around = differences
    .slice(first, index + AROUND + 1)
    .filter((_, at) => first + at !== index && frames[first + at]?.frame !== frames[first + at - 1]?.frame)
    .toSorted((a, b) => a - b)
  return around[Math.floor(around.length / 2)] ?? 0
}

/** Whether the frame begins or ends a short change with the same image before and after it. */
function isFlash(frames: readonly SmallFrame[], index: number, difference: number): boolean {
  const [before, frame] = [frames[index - 1], frames[index]]
  const looksLike = (a: SmallFrame | undefined, b: SmallFrame | undefined) =>
    a !== undefined && b !== undefined && getDifference(a, b) < difference / 4
  const later = frames.slice(index + 1, index + 1 + getFlashLength(frames.slice(index)))
  const earlier = frames.slice(0, index).toReversed()
  return (
    later.some((candidate) => looksLike(before, candidate)) ||
    earlier.slice(1, 1 + getFlashLength(earlier)).some((candidate) => looksLike(candidate, frame))
  )
}

/** @param frames from the flash forwards, or backwards @returns the maximum number of frames that may belong to the flash */
function getFlashLength(frames: readonly SmallFrame[]): number {
  const other = frames.findIndex(({ frame }) => frame !== frames[0]?.frame)
  const held = other === -1 ? frames.length : other
  return held <= LONGEST_FLASH_FRAMES ? Math.max(FLASH_FRAMES, held) : FLASH_FRAMES
}

export function findBlack(frames: readonly SmallFrame[], duration: number): TimeSpan[] {
  const spans: TimeSpan[] = []
  let start: number | null = null
  for (const frame of frames) {
    const isDark = isBlack(frame)
    if (isDark) {
      start ??= frame.time
    } else if (start !== null) {
      spans.push({ start_s: start, end_s: frame.time })
      start = null
    }
  }
  if (start !== null) {
    spans.push({ start_s: start, end_s: duration })
  }
  return spans.filter(({ start_s, end_s }) => end_s - start_s >= MIN_BLACK_S)
}

function isBlack({ pixels }: SmallFrame): boolean {
  let dark = 0
  for (let index = 0; index < pixels.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index, index + 3)
    dark += 0.2126 * red + 0.7152 * green + 0.0722 * blue < BLACK_LEVEL ? 1 : 0
  }
  return dark >= (pixels.length / 3) * BLACK_SHARE
}

/** Spans of at least two seconds without motion; black spans are excluded. */
export function findFrozen(frames: readonly SmallFrame[], duration: number): TimeSpan[] {
  const spans: TimeSpan[] = []
  let [anchor] = frames
  const close = (end: number) => {
    if (anchor !== undefined && end - anchor.time >= MIN_FROZEN_S && !isBlack(anchor)) {
      spans.push({ start_s: anchor.time, end_s: end })
    }
  }
  for (const frame of frames) {
    if (anchor !== undefined && getDifference(anchor, frame) >= FROZEN_DIFFERENCE) {
      close(frame.time)
      anchor = frame
    }
  }
  close(duration)
  return spans
}
