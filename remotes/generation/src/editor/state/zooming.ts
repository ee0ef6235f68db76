import { PIXELS_PER_UNIT } from '@marquee/creative/formats'

/** Pixels of the screen for each drawing unit when the image is shown at its full size. */
export const FULL_SIZE_ZOOM = PIXELS_PER_UNIT
const LEAST_ZOOM = 0.1
const MOST_ZOOM = 4

export const limitZoom = (zoom: number) => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom))

/** One wheel notch zooms by about a fifth; trackpads send many small steps, which add up to the same. */
const WHEEL_STRENGTH = 0.002
const LINE_PIXELS = 16

/** The zoom factor of a wheel movement. */
export function readWheelZoom({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const isInLines = deltaMode === 1
  const pixels = Math.max(-100, Math.min(100, isInLines ? deltaY * LINE_PIXELS : deltaY))
  return Math.exp(-pixels * WHEEL_STRENGTH)
}

/** The scroll offset that keeps a point of the canvas at its position, on one axis. */
export function toScroll(canvasStart: number, pointOnCanvas: number, wanted: number): number {
  return canvasStart + pointOnCanvas - wanted
}
