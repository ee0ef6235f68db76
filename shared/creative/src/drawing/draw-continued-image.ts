import type { ImageEdge, ImageSubject } from '../image-subject.ts'
import type { Box } from '../layer.ts'
import type { DrawableImage, DrawingSpace } from './drawing-space.ts'

/** The longer side of the small copy of a frame from which the background is continued, in pixels. */
const COPY_SIDE = 72
const BLUR_RADIUS = 3
/** The width over which an image blends into its continued background, as a share of the image's shorter side. */
const BLEND = { even: 0.02, gradient: 0.04, busy: 0.07 } as const

/**
 * Draws an image into a frame that it does not fill, and continues its background to the frame's edges: with the colours along an even or
 * graduated edge, and with a blurred mirror image along a busy one.
 * @param place the box of the whole image
 */
export function drawContinuedImage(
  space: DrawingSpace,
  image: DrawableImage,
  { frame, place, subject }: { frame: Box; place: Box; subject: ImageSubject | undefined },
): void {
  const { context } = space
  context.save()
  context.imageSmoothingQuality = 'high'
  const copy = continueBackground(image, frame, place, subject)
  context.drawImage(copy, frame.x, frame.y, frame.w, frame.h)
  drawBlended(space, image, { frame, place, subject })
  context.restore()
}

type Kind = ImageEdge['kind']
type Side = 'top' | 'right' | 'bottom' | 'left'

const getKind = (subject: ImageSubject | undefined, side: Side): Kind => subject?.edges[side].kind ?? 'busy'

/** A small copy of the frame: inside of the image its colours, outside of it the continued background. */
function continueBackground(image: DrawableImage, frame: Box, place: Box, subject: ImageSubject | undefined) {
  const scale = COPY_SIDE / Math.max(frame.w, frame.h)
  const width = Math.max(2, Math.round(frame.w * scale))
  const height = Math.max(2, Math.round(frame.h * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) {
    return canvas
  }
  const [scaleX, scaleY] = [width / frame.w, height / frame.h]
  const [left, top] = [(place.x - frame.x) * scaleX, (place.y - frame.y) * scaleY]
  const [right, bottom] = [left + place.w * scaleX, top + place.h * scaleY]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image.source, left, top, right - left, bottom - top)
  const pixels = context.getImageData(0, 0, width, height)
  const columns = listSources(width, left, right, getKind(subject, 'left'), getKind(subject, 'right'))
  const rows = listSources(height, top, bottom, getKind(subject, 'top'), getKind(subject, 'bottom'))
  const sampled = new Uint8ClampedArray(pixels.data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((rows[y] ?? 0) * width + (columns[x] ?? 0)) * 4
      sampled.set(pixels.data.subarray(from, from + 3), (y * width + x) * 4)
      sampled[(y * width + x) * 4 + 3] = 255
    }
  }
  pixels.data.set(blur(blur(sampled, width, height), width, height))
  context.putImageData(pixels, 0, 0)
  return canvas
}

/** For each pixel of one axis, the pixel of the image that it repeats. */
function listSources(length: number, from: number, to: number, before: Kind, after: Kind): number[] {
  const first = Math.max(0, Math.min(length - 1, Math.ceil(from)))
  const last = Math.max(first, Math.min(length - 1, Math.floor(to) - 1))
  const range = last - first
  const mirror = (distance: number) => {
    const turned = range === 0 ? 0 : distance % (range * 2)
    return turned > range ? range * 2 - turned : turned
  }
  return Array.from({ length }, (_, at) => {
    if (at < first) {
      return before === 'busy' ? first + mirror(first - at) : first
    }
    if (at > last) {
      return after === 'busy' ? last - mirror(at - last) : last
    }
    return at
  })
}

/** A box blur of opaque RGBA pixels. */
function blur(pixels: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const across = blurAlong(pixels, width, height, 4, width * 4)
  return blurAlong(across, height, width, width * 4, 4)
}

/** Blurs each of `lines` lines of `length` pixels. @param step bytes between pixels of a line @param lineStep bytes between lines */
function blurAlong(
  pixels: Uint8ClampedArray,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
): Uint8ClampedArray {
  const result = new Uint8ClampedArray(pixels)
  for (let line = 0; line < lines; line += 1) {
    for (let at = 0; at < length; at += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0
        for (let offset = -BLUR_RADIUS; offset <= BLUR_RADIUS; offset += 1) {
          const neighbor = Math.max(0, Math.min(length - 1, at + offset))
          sum += pixels[line * lineStep + neighbor * step + channel] ?? 0
        }
        result[line * lineStep + at * step + channel] = sum / (BLUR_RADIUS * 2 + 1)
      }
    }
  }
  return result
}

/** Draws the visible part of an image, fading out along the edges that lie inside of the frame. */
function drawBlended(
  space: DrawingSpace,
  image: DrawableImage,
  { frame, place, subject }: { frame: Box; place: Box; subject: ImageSubject | undefined },
): void {
  const left = Math.max(frame.x, place.x)
  const top = Math.max(frame.y, place.y)
  const right = Math.min(frame.x + frame.w, place.x + place.w)
  const bottom = Math.min(frame.y + frame.h, place.y + place.h)
  const { pixels } = space
  const width = Math.max(1, Math.round((right - left) * pixels))
  const height = Math.max(1, Math.round((bottom - top) * pixels))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) {
    return
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image.source,
    (place.x - left) * pixels,
    (place.y - top) * pixels,
    place.w * pixels,
    place.h * pixels,
  )
  context.globalCompositeOperation = 'destination-out'
  const shorter = Math.min(place.w, place.h) * pixels
  const fade = (side: Side) => BLEND[getKind(subject, side)] * shorter
  const erase = (x: number, y: number, toX: number, toY: number) => {
    const gradient = context.createLinearGradient(x, y, toX, toY)
    gradient.addColorStop(0, 'rgba(0,0,0,1)')
    gradient.addColorStop(1, 'rgba(0,0,0,0)')
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
  }
  const SLACK = 0.5
  if (place.x > frame.x + SLACK) {
    erase(0, 0, fade('left'), 0)
  }
  if (place.x + place.w < frame.x + frame.w - SLACK) {
    erase(width, 0, width - fade('right'), 0)
  }
  if (place.y > frame.y + SLACK) {
    erase(0, 0, 0, fade('top'))
  }
  if (place.y + place.h < frame.y + frame.h - SLACK) {
    erase(0, height, 0, height - fade('bottom'))
  }
  space.context.drawImage(canvas, left, top, right - left, bottom - top)
}
