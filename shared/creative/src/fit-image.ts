import { PIXELS_PER_UNIT, type Size } from './formats.ts'
import type { ImageSubject, ShareBox } from './image-subject.ts'
import type { Box, ImageLayer } from './layer.ts'

/** An image is shown with at most this many pixels of the finished creative for each of its own pixels. */
const MAX_ENLARGEMENT = 1.5
/** The free space around a product, as a share of the shorter side of its area. */
const MARGIN = 0.05
/** A product that comes this close to the edge of its image is cut off there, as a share of the image's side. */
const TOUCHES = 0.015
/** An image without known faces and texts may lose this share of its width or height to fill a frame. */
const MAX_TRIM = 0.09

/**
 * What is kept around a product that was found in the image's pixels, as a share of the found box. Legs, feet and clear bottoms are missed
 * most often, and more often in front of a busy background.
 */
const FOUND_MARGIN = 0.04
const FOUND_BOTTOM = { calm: 0.12, busy: 0.2 } as const

const WHOLE: ShareBox = { x: 0, y: 0, w: 1, h: 1 }

interface Fitting {
  /** The visible frame, in drawing units. */
  frame: Box
  style: Pick<ImageLayer['style'], 'shows' | 'subject_area' | 'focus'>
  /** The image's pixels. */
  size: Size
  isCutout: boolean
  subject?: ImageSubject | undefined
}

/**
 * The box of a whole image in drawing units. Only the part within the frame is visible; where the image does not reach the frame's edges,
 * its background is continued. The product, faces and texts are within the frame, except for products that fill more than their image.
 */
export function fitImage({ frame, style, size, isCutout, subject }: Fitting): Box {
  const image = subject ?? size
  if (style.shows === 'texture') {
    return isCutout ? contain(image, frame) : cover(image, frame, style.focus)
  }
  const area = style.subject_area ?? frame
  if (subject?.kind === 'screenshot') {
    return contain(image, getScreenArea(image, area), MAX_ENLARGEMENT / PIXELS_PER_UNIT)
  }
  const kept = listKept(subject, getProductBox)
  const shown = listKept(subject, ({ box }) => box)
  const room = isCutout ? area : insetForSubject(area, kept)
  const scale = chooseScale({ frame, area, room, kept, image, isCutout, subject, shows: style.shows })
  const [w, h] = [image.width * scale, image.height * scale]
  const place = (axis: 'x' | 'y') => {
    const side = axis === 'x' ? 'w' : 'h'
    const length = axis === 'x' ? w : h
    const centered = area[axis] + area[side] / 2 - (kept[axis] + kept[side] / 2) * length
    return isCutout
      ? centered
      : settle(centered, {
          length,
          frame: { from: frame[axis], to: frame[axis] + frame[side] },
          area: { from: area[axis], to: area[axis] + area[side] },
          kept: { from: kept[axis] * length, to: (kept[axis] + kept[side]) * length },
          isCut: { atStart: shown[axis] <= TOUCHES, atEnd: shown[axis] + shown[side] >= 1 - TOUCHES },
        })
  }
  return { x: place('x'), y: place('y'), w, h }
}

/** What must stay visible: the product with all faces and with the texts that are on it; the whole image when nothing sure is known. */
function listKept(subject: ImageSubject | undefined, getProduct: (subject: ImageSubject) => ShareBox): ShareBox {
  if (subject === undefined || !subject.is_sure) {
    return WHOLE
  }
  const onProduct = subject.texts.filter((text) => overlaps(text, subject.box))
  return [...subject.faces, ...onProduct].reduce(unite, getProduct(subject))
}

/** The box of the product; with a margin within the image where the box was found and not given. */
function getProductBox({ box, source, edges }: ImageSubject): ShareBox {
  if (source !== 'pixels') {
    return box
  }
  const isBusy = Object.values(edges).some(({ kind }) => kind === 'busy')
  const across = box.w * FOUND_MARGIN
  const [left, top] = [Math.max(0, box.x - across), Math.max(0, box.y - box.h * FOUND_MARGIN)]
  const right = Math.min(1, box.x + box.w + across)
  const bottom = Math.min(1, box.y + box.h * (1 + FOUND_BOTTOM[isBusy ? 'busy' : 'calm']))
  return { x: left, y: top, w: right - left, h: bottom - top }
}

function overlaps(a: ShareBox, b: ShareBox): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

/** The smallest box around two others. */
export function unite(a: ShareBox, b: ShareBox): ShareBox {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}

/** The area without its margins. A product that is cut off by an edge of its image has no margin there. */
function insetForSubject(area: Box, kept: ShareBox): Box {
  const margin = Math.min(area.w, area.h) * MARGIN
  const left = kept.x <= TOUCHES ? 0 : margin
  const top = kept.y <= TOUCHES ? 0 : margin
  const right = kept.x + kept.w >= 1 - TOUCHES ? 0 : margin
  const bottom = kept.y + kept.h >= 1 - TOUCHES ? 0 : margin
  return { x: area.x + left, y: area.y + top, w: area.w - left - right, h: area.h - top - bottom }
}

interface Scaling {
  frame: Box
  area: Box
  room: Box
  kept: ShareBox
  image: Size
  isCutout: boolean
  subject: ImageSubject | undefined
  shows: ImageLayer['style']['shows']
}

/** Drawing units for each pixel of the image. */
function chooseScale({ frame, area, room, kept, image, isCutout, subject, shows }: Scaling): number {
  const largest = MAX_ENLARGEMENT / PIXELS_PER_UNIT
  const fitting = Math.min(room.w / (kept.w * image.width), room.h / (kept.h * image.height))
  if (isCutout) {
    return Math.min(fitting, largest)
  }
  const covering = Math.max(frame.w / image.width, frame.h / image.height)
  const isTrimmable =
    isEqual(kept, WHOLE) && (subject === undefined || subject.faces.length + subject.texts.length === 0)
  if (isTrimmable && isEqual(area, frame) && covering * (1 - MAX_TRIM) <= fitting && covering <= largest) {
    return covering
  }
  const wanted = shows === 'subject_large' ? fitting : Math.min(covering, fitting)
  return Math.min(wanted, largest)
}

function isEqual(a: ShareBox, b: ShareBox): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h
}

interface Span {
  from: number
  to: number
}

interface Placing {
  /** Of the image along the axis. */
  length: number
  frame: Span
  area: Span
  /** What must stay visible, in the image. */
  kept: Span
  /** Whether the image's edges cut the product off. */
  isCut: { atStart: boolean; atEnd: boolean }
}

/**
 * Moves an image along one axis so that it fills the frame as far as the product stays within its area. An image that is shorter than the
 * frame is moved to the edge that cuts its product off.
 */
function settle(start: number, { length, frame, area, kept, isCut }: Placing): number {
  if (length >= frame.to - frame.from) {
    const filling = Math.min(frame.from, Math.max(frame.to - length, start))
    return Math.min(area.to - kept.to, Math.max(area.from - kept.from, filling))
  }
  if (isCut.atEnd && !isCut.atStart && area.to === frame.to) {
    return frame.to - length
  }
  if (isCut.atStart && !isCut.atEnd && area.from === frame.from) {
    return frame.from
  }
  return start
}

/** The box of an image that fills a frame. */
function cover(image: Size, frame: Box, focus: { x: number; y: number }): Box {
  const scale = Math.max(frame.w / image.width, frame.h / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  return { x: frame.x - (w - frame.w) * focus.x, y: frame.y - (h - frame.h) * focus.y, w, h }
}

/** The box of an image that is shown whole and centred in another box. @param largest drawing units for each pixel */
export function contain(image: Size, box: Box, largest = Number.POSITIVE_INFINITY): Box {
  const scale = Math.min(box.w / image.width, box.h / image.height, largest)
  const [w, h] = [image.width * scale, image.height * scale]
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h }
}

/** The edge of a phone around its screen, and the bar of a browser window above its page, as shares of the device's width. */
export const PHONE_EDGE = 0.035
export const BROWSER_BAR = 0.05
/** An upright screen is shown in a phone, another one in a browser window. */
export const isPhoneScreen = ({ width, height }: Size) => height > width * 1.2

/** The largest screen whose device fits an area. */
function getScreenArea(image: Size, area: Box): Box {
  const margin = Math.min(area.w, area.h) * MARGIN
  const inner = { x: area.x + margin, y: area.y + margin, w: area.w - margin * 2, h: area.h - margin * 2 }
  const ratio = image.height / image.width
  if (isPhoneScreen(image)) {
    const w = Math.min(inner.w / (1 + PHONE_EDGE * 2), inner.h / (ratio + PHONE_EDGE * 2))
    return { x: inner.x + (inner.w - w) / 2, y: inner.y + (inner.h - w * ratio) / 2, w, h: w * ratio }
  }
  const w = Math.min(inner.w, inner.h / (ratio + BROWSER_BAR))
  const bar = w * BROWSER_BAR
  return { x: inner.x + (inner.w - w) / 2, y: inner.y + (inner.h - w * ratio + bar) / 2, w, h: w * ratio }
}
