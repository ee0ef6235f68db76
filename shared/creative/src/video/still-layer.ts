import { unite } from '../fit-image.ts'
import { type AspectRatio, getCanvasSize, PIXELS_PER_UNIT, type Size } from '../formats.ts'
import type { ImageSubject, ShareBox } from '../image-subject.ts'
import type { Box, ImageLayer } from '../layer.ts'
import type { CreativePicture } from '../picture.ts'
import { STILL_SCALE } from './still-motion.ts'
import { type DesignWords, listWordBoxes, surround } from './word-boxes.ts'

/** A product has at least this share of the canvas beside the words. */
const LEAST_FREE = 0.3
/** A photo fills the canvas when at least this share of its product stays visible in it. */
const LEAST_VISIBLE = 0.75
/** A photo that fills the canvas has at most this many pixels of the video for each of its own. */
const MOST_ENLARGED = 3

/**
 * The image layer that stands for the still behind a scene. A photo whose background is calm fills the canvas, with the product in the
 * largest area beside the words and its background continued. A photo with a busy background fills the canvas by being cropped around
 * its product; when that would hide too much of it, the photo keeps its edges and stands in the area beside the words.
 */
export function toStillLayer(design: DesignWords, picture: CreativePicture, format: AspectRatio): ImageLayer {
  const canvas = getCanvasSize(format)
  const whole = { x: 0, y: 0, w: canvas.width, h: canvas.height }
  const free = getFreeArea(surround(listWordBoxes(design, format)), canvas)
  const subject = picture.kind === 'asset' && !picture.cutout ? picture.subject : undefined
  if (subject === undefined || subject.kind !== 'photo' || !hasBusyEdge(subject)) {
    return toLayer(whole, { shows: 'subject_whole', subject_area: inset(free, canvas) })
  }
  const covering = cropAround(subject, whole, free)
  const isCovering = covering.visible >= LEAST_VISIBLE && covering.enlargement <= MOST_ENLARGED
  const frame = isCovering ? whole : frameSubject(subject, free)
  const { focus } = isCovering ? covering : cropAround(subject, frame, frame)
  return toLayer(frame, { shows: 'texture', focus })
}

function toLayer(box: Box, style: Pick<ImageLayer['style'], 'shows'> & Partial<ImageLayer['style']>): ImageLayer {
  return {
    type: 'image',
    id: 'still',
    name: 'Still',
    binding: 'still',
    ...box,
    rotation: 0,
    locked: true,
    hidden: false,
    group: null,
    style: { radius: 0, form: 'rectangle', shadow: false, border: 0, focus: { x: 0.5, y: 0.5 }, ...style },
  }
}

/** Words beside which a background that is continued from its edge would show streaks. */
function hasBusyEdge({ edges }: ImageSubject): boolean {
  return Object.values(edges).some(({ kind }) => kind === 'busy')
}

/** The part of the free area that stays visible while the image moves. */
function inset(free: Box, { width, height }: Size): Box {
  const share = (1 - 1 / STILL_SCALE) / 2
  const left = Math.max(free.x, width * share)
  const top = Math.max(free.y, height * share)
  const right = Math.min(free.x + free.w, width * (1 - share))
  const bottom = Math.min(free.y + free.h, height * (1 - share))
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** The product with all faces, as shares of the photo. */
function getKept({ box, faces }: ImageSubject): ShareBox {
  return [box, ...faces].reduce(unite)
}

/** The part of the free area that a photo fills when its product is as large as the area allows, but nowhere cropped. */
function frameSubject(subject: ImageSubject, free: Box): Box {
  const kept = getKept(subject)
  const scale = Math.min(free.w / (kept.w * subject.width), free.h / (kept.h * subject.height))
  const w = Math.min(free.w, subject.width * scale)
  const h = Math.min(free.h, subject.height * scale)
  return { x: free.x + (free.w - w) / 2, y: free.y + (free.h - h) / 2, w, h }
}

/**
 * Crops a photo to a frame, with its product and faces as near to the middle of an area as possible.
 * @returns the shares of the surplus that lie left and above, the share of the product that is visible, and pixels of the video for each
 *   pixel of the photo
 */
function cropAround(subject: ImageSubject, frame: Box, area: Box) {
  const scale = Math.max(frame.w / subject.width, frame.h / subject.height)
  const kept = getKept(subject)
  const x = cropAxis(subject.width * scale, frame.w, {
    from: kept.x,
    share: kept.w,
    wanted: area.x + area.w / 2 - frame.x,
  })
  const y = cropAxis(subject.height * scale, frame.h, {
    from: kept.y,
    share: kept.h,
    wanted: area.y + area.h / 2 - frame.y,
  })
  return {
    focus: { x: x.focus, y: y.focus },
    visible: x.visible * y.visible,
    enlargement: scale * PIXELS_PER_UNIT,
  }
}

/** @param wanted where the middle of the kept part should be in the frame */
function cropAxis(
  length: number,
  shown: number,
  { from, share, wanted }: { from: number; share: number; wanted: number },
) {
  const surplus = Math.max(0, length - shown)
  const start = Math.min(0, Math.max(-surplus, wanted - (from + share / 2) * length))
  const visible = Math.min(shown, start + (from + share) * length) - Math.max(0, start + from * length)
  return { focus: surplus < 1 ? 0.5 : -start / surplus, visible: visible / (share * length) }
}

/** The largest area above, below, left or right of all words; the whole canvas when each of them is small. */
function getFreeArea(words: Box | null, { width, height }: Size): Box {
  const everything = { x: 0, y: 0, w: width, h: height }
  if (words === null) {
    return everything
  }
  const [right, bottom] = [words.x + words.w, words.y + words.h]
  const areas = [
    { x: 0, y: 0, w: width, h: words.y },
    { x: 0, y: bottom, w: width, h: height - bottom },
    { x: 0, y: 0, w: words.x, h: height },
    { x: right, y: 0, w: width - right, h: height },
  ]
  const [largest = everything] = areas.toSorted((a, b) => b.w * b.h - a.w * a.h)
  return largest.w * largest.h >= LEAST_FREE * width * height ? largest : everything
}
