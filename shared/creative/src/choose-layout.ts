import { placeImage } from './drawing/place-image.ts'
import type { ImageSubject } from './image-subject.ts'
import type { Box, FormatLayout, ImageLayer } from './layer.ts'
import type { LaidOut } from './lay-out.ts'
import type { CreativePicture } from './picture.ts'

/** Another layout is taken when the product is this much larger, or more where its words are smaller. */
const LARGER = 1.15
/** Another layout is taken when this much more of its words stands on calm background, and the product is hardly smaller. */
const CALMER = 0.12
const HARDLY_SMALLER = 0.85
/** The least size of texts in another layout, as a share of that in the usual one. */
const LEAST_TEXT = 0.65
/** How well words stand on continued background, compared with a calm area of the photo. */
const CONTINUED = 0.75
/** The points at which the place of words is looked at, in each direction. */
const POINTS = 12

/**
 * The layout that suits an image best: the usual one, which comes first, unless another shows the product clearly larger or has its words on
 * calmer background.
 * @param pictures by their binding
 */
export function chooseLayout(
  layouts: readonly LaidOut[],
  pictures: Readonly<Record<string, CreativePicture>>,
): FormatLayout | undefined {
  const roomy = layouts.filter(({ isCrowded }) => !isCrowded)
  const [usual, ...others] = (roomy.length > 0 ? roomy : layouts).map((layout) => ({
    layout,
    ...rate(layout, pictures),
  }))
  if (usual === undefined) {
    return undefined
  }
  return others
    .filter(({ text }) => text > usual.text * LEAST_TEXT)
    .reduce((best, other) => {
      const isCalmer = other.calm > best.calm + CALMER && other.image > best.image * HARDLY_SMALLER
      const isLarger = getSize(other) > getSize(best) * LARGER && other.calm > best.calm - CALMER
      return isCalmer || isLarger ? other : best
    }, usual).layout
}

interface Rating {
  /** The geometric mean of the image's width and of the side of its frame: a large product in a large image. */
  image: number
  /** The largest font size. */
  text: number
  /** How calm the background of the words is, 0–1; 1 beside the image. */
  calm: number
}

const getSize = ({ image, text }: Rating) => image * Math.sqrt(text)

function rate({ layers }: FormatLayout, pictures: Readonly<Record<string, CreativePicture>>): Rating {
  const texts = layers.filter((layer) => layer.type === 'text')
  const text = Math.max(1, ...texts.map(({ style }) => style.size))
  const image = layers.find((layer): layer is ImageLayer => layer.type === 'image')
  const picture = image === undefined ? undefined : pictures[image.binding]
  if (image === undefined || picture?.kind !== 'asset' || picture.subject === undefined) {
    return { image: 1, text, calm: 1 }
  }
  const { subject, cutout } = picture
  const { frame, image: place } = placeImage(image, picture, subject)
  const points = texts.flatMap(listPoints)
  const calm = points.map((point) =>
    cutout || !isIn(point, frame)
      ? 1
      : measureCalm({ x: (point.x - place.x) / place.w, y: (point.y - place.y) / place.h }, subject),
  )
  const size = Math.sqrt(place.w * Math.sqrt(frame.w * frame.h))
  return { image: size, text, calm: calm.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length) }
}

/** How well words stand on a point of an image, 0–1: best on its own calm areas, less well on background that is continued. */
function measureCalm(point: Point, { calm_areas: areas, edges }: ImageSubject): number {
  const beyond = [
    { isBeyond: point.y < 0, edge: edges.top },
    { isBeyond: point.x < 0, edge: edges.left },
    { isBeyond: point.x > 1, edge: edges.right },
    { isBeyond: point.y > 1, edge: edges.bottom },
  ].filter(({ isBeyond }) => isBeyond)
  if (beyond.length > 0) {
    return beyond.every(({ edge }) => edge.kind !== 'busy') ? CONTINUED : 0
  }
  return areas.some((area) => isIn(point, area)) ? 1 : 0
}

interface Point {
  x: number
  y: number
}

function isIn({ x, y }: Point, box: Box): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h
}

function listPoints({ x, y, w, h }: Box): Point[] {
  return Array.from({ length: POINTS * POINTS }, (_, index) => ({
    x: x + (((index % POINTS) + 0.5) / POINTS) * w,
    y: y + ((Math.floor(index / POINTS) + 0.5) / POINTS) * h,
  }))
}
