import { z } from 'zod'

export const aspectRatios = ['1:1', '4:5', '9:16', '16:9'] as const
export const aspectRatio = z.enum(aspectRatios)
export type AspectRatio = z.infer<typeof aspectRatio>

export interface Size {
  width: number
  height: number
}

/** Full size of each aspect ratio in pixels. */
export const FULL_SIZE: Readonly<Record<AspectRatio, Size>> = {
  '1:1': { width: 1080, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
}

/** Length of a canvas' shorter side in drawing units, independent of its size in pixels. */
const SHORT_SIDE = 1000

/** The number of pixels of the full size per drawing unit. */
export const PIXELS_PER_UNIT = 1080 / SHORT_SIDE

/** Size of an aspect ratio in drawing units. */
export function getCanvasSize(ratio: AspectRatio): Size {
  const { width, height } = FULL_SIZE[ratio]
  const scale = SHORT_SIDE / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

/** Percent of the shorter side as drawing units. */
export const toUnits = (percent: number) => (percent / 100) * SHORT_SIDE
