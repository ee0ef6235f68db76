import { FRAMES_PER_SECOND } from '@marquee/creative/video-time'

/** How far the timeline can be zoomed, in pixels of the screen for each frame. */
const LEAST_SCALE = 0.4
const MOST_SCALE = 24

/** The distances between two labels of the ruler, in frames. */
const STEPS = [1, 5, 15, 30, 60, 150, 300, 900]
const LEAST_LABEL_DISTANCE = 64

export function clampScale(pixelsPerFrame: number): number {
  return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, pixelsPerFrame))
}

/** The scale at which a whole video fits into a width in pixels. */
export function fitScale(frames: number, width: number): number {
  return clampScale(width / Math.max(1, frames))
}

/** The frames that the ruler labels, from 0 to the length. */
export function listTicks(frames: number, pixelsPerFrame: number): number[] {
  const step = STEPS.find((one) => one * pixelsPerFrame >= LEAST_LABEL_DISTANCE) ?? STEPS.at(-1) ?? 1
  return Array.from({ length: Math.floor(frames / step) + 1 }, (_, index) => index * step)
}

/** Frame 105 → "0:03.15": minutes, seconds and frames. */
export function formatTimeCode(frame: number): string {
  const seconds = Math.floor(frame / FRAMES_PER_SECOND)
  const rest = String(frame % FRAMES_PER_SECOND).padStart(2, '0')
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${rest}`
}

/** Frame 105 → "3.5 s", for labels and fields. */
export function formatSeconds(frames: number): string {
  return `${Number((frames / FRAMES_PER_SECOND).toFixed(2))} s`
}

/**
 * The nearest of some frames, if one is within reach.
 * @param reach in frames
 * @returns the frame itself when none is
 */
export function snapFrame(frame: number, candidates: readonly number[], reach: number): number {
  const nearest = candidates.reduce<number | null>(
    (best, one) => (best === null || Math.abs(one - frame) < Math.abs(best - frame) ? one : best),
    null,
  )
  return nearest !== null && Math.abs(nearest - frame) <= reach ? nearest : Math.round(frame)
}
