import { PIXELS_PER_UNIT } from '@marquee/creative/formats'

/** Pixels of the screen for each drawing unit when the image is shown in its full size. */
export const FULL_SIZE_ZOOM = PIXELS_PER_UNIT
const LEAST_ZOOM = 0.1
const MOST_ZOOM = 4

export const limitZoom = (zoom: number) => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom))

/** A notch of a wheel zooms by about a fifth; trackpads send many small steps, which add up to the same. */
const WHEEL_STRENGTH = 0.002
const LINE_PIXELS = 16

/** The factor that a turn of the wheel zooms by. */
export function readWheelZoom({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const isInLines = deltaMode === 1
  const pixels = Math.max(-100, Math.min(100, isInLines ? deltaY * LINE_PIXELS : deltaY))
  return Math.exp(-pixels * WHEEL_STRENGTH)
}

/** How far to scroll so that a point of the canvas stands where it stood before, on one axis. */
export function toScroll(canvasStart: number, pointOnCanvas: number, wanted: number): number {
  return canvasStart + pointOnCanvas - wanted
}
