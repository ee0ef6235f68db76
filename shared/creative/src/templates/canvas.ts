import { type AspectRatio, getCanvasSize } from '../formats.ts'
import { getWordsArea } from '../safe-areas.ts'

/** A part of a canvas. Lengths are percent of the canvas' shorter side in every format, so that a circle stays a circle. */
export interface Area {
  x: number
  y: number
  w: number
  h: number
}

/** The canvas of a design. */
export interface Canvas {
  ratio: AspectRatio
  /** The whole canvas. */
  all: Area
  /** The area for words that no placement of the format covers. */
  words: Area
  isSquare: boolean
  /** 4:5 */
  isPortrait: boolean
  /** 9:16, whose lower third is for images only. */
  isStory: boolean
  /** 16:9 */
  isWide: boolean
  /**
   * The image that the design is laid out for. On a calm one words can stand; a busy one has an area of its own; without one, texts take
   * its place.
   */
  image: 'calm' | 'busy' | 'none'
  /** Where the words stand, when not in the design's usual place. */
  place?: Place | undefined
}

/** The place of words beside an image. */
export type Place = 'left' | 'right' | 'above' | 'below'

/** The other places that words can have in a format. In a story they stand above the image, because placements cover its lower part. */
export const OTHER_PLACES: Readonly<Record<AspectRatio, readonly Place[]>> = {
  '1:1': ['left', 'right', 'above', 'below'],
  '4:5': ['left', 'right', 'above', 'below'],
  '9:16': [],
  '16:9': ['left', 'right', 'below'],
}

export function createCanvas(ratio: AspectRatio, image: Canvas['image'], place?: Place): Canvas {
  const { width, height } = getCanvasSize(ratio)
  return {
    ratio,
    all: { x: 0, y: 0, w: width / 10, h: height / 10 },
    words: getWordsArea(ratio),
    isSquare: ratio === '1:1',
    isPortrait: ratio === '4:5',
    isStory: ratio === '9:16',
    isWide: ratio === '16:9',
    image,
    place,
  }
}

/** Whether words beside an image have less than the half of a canvas that is not wide, where their usual place is beside it. */
export function hasNarrowColumn({ isSquare, isPortrait, place }: Canvas): boolean {
  return isSquare ? place !== 'above' && place !== 'below' : isPortrait && (place === 'left' || place === 'right')
}

/** The upper part of an area, and the rest below a gap. */
export function cutTop({ x, y, w, h }: Area, size: number, gap = 0): [Area, Area] {
  return [
    { x, y, w, h: size },
    { x, y: y + size + gap, w, h: Math.max(0, h - size - gap) },
  ]
}

/** The lower part of an area, and the rest above a gap. */
export function cutBottom({ x, y, w, h }: Area, size: number, gap = 0): [Area, Area] {
  return [
    { x, y: y + h - size, w, h: size },
    { x, y, w, h: Math.max(0, h - size - gap) },
  ]
}

/** The left part of an area, and the rest beyond a gap. */
export function cutLeft({ x, y, w, h }: Area, size: number, gap = 0): [Area, Area] {
  return [
    { x, y, w: size, h },
    { x: x + size + gap, y, w: Math.max(0, w - size - gap), h },
  ]
}

/** The right part of an area, and the rest before a gap. */
export function cutRight({ x, y, w, h }: Area, size: number, gap = 0): [Area, Area] {
  return [
    { x: x + w - size, y, w: size, h },
    { x, y, w: Math.max(0, w - size - gap), h },
  ]
}

/** Insets an area on every side; `across` is the inset of the sides when given. */
export function inset({ x, y, w, h }: Area, by: number, across: number = by): Area {
  return { x: x + across, y: y + by, w: Math.max(0, w - across * 2), h: Math.max(0, h - by * 2) }
}

/** Equal parts from left to right. */
export function toColumns({ x, y, w, h }: Area, count: number, gap = 0): Area[] {
  const size = (w - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => ({ x: x + index * (size + gap), y, w: size, h }))
}

/** An area of the given size, centred in another. */
export function centered({ x, y, w, h }: Area, width: number, height: number): Area {
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height }
}

/** The largest square in the centre of an area. */
export function toSquare(area: Area): Area {
  const side = Math.min(area.w, area.h)
  return centered(area, side, side)
}
