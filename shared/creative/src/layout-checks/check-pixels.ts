import type { AspectRatio, Size } from '../formats.ts'
import type { ShareBox } from '../image-subject.ts'
import { checkEmptiness } from './check-emptiness.ts'
import { LAYOUT_LIMITS, type LayoutFault, type LayoutRule } from './layout-fault.ts'

/** The height of letters without descenders as a share of the font size. */
const LETTER_HEIGHT = 0.72
/** The side that limits in pixels refer to. */
const SHORTER_SIDE = 1080
/** A side of the product this close to the edge of the canvas is cut off there. */
const TOUCHES = 0.01
/** Wider and lower creatives are no stories. */
const STORY_RATIO = 0.6

/** What was found in the pixels of a finished creative whose layers are not known. */
export interface SeenCreative {
  size: Size
  /** Around the letters of each line of text. */
  lines: readonly ShareBox[]
  faces: readonly ShareBox[]
  /** The product, when it was recognized for sure. */
  product: ShareBox | null
  /** For each row from the top whether it has no edge. */
  emptyRows: readonly boolean[]
}

/** A rule that a creative breaks, with the places where that is seen; none for the whole creative. */
export type SeenFault = LayoutFault & { places: ShareBox[] }

/**
 * Checks a creative by those rules of {@link LAYOUT_LIMITS} that can be judged without its layers. Text that lies wholly on the product is
 * taken for its label.
 */
export function checkPixels(seen: SeenCreative): SeenFault[] {
  return [...checkSizes(seen), ...checkFaces(seen), ...checkProduct(seen), ...checkEmptyRows(seen)]
}

/** The size of a line's font in pixels of a canvas whose shorter side has 1080. */
function getFontPixels({ h }: ShareBox, { width, height }: Size): number {
  return ((h * height) / LETTER_HEIGHT) * (SHORTER_SIDE / Math.min(width, height))
}

function checkSizes({ lines, size }: SeenCreative): SeenFault[] {
  const small = lines.filter((line) => getFontPixels(line, size) < LAYOUT_LIMITS.text_small)
  const value = Math.min(...small.map((line) => getFontPixels(line, size)))
  return small.length === 0 ? [] : [fault('text_small', value, small)]
}

function checkFaces({ faces, lines }: SeenCreative): SeenFault[] {
  return faces.flatMap((face) => {
    const value = getCoveredShare(face, lines)
    return value > LAYOUT_LIMITS.face_hidden ? [fault('face_hidden', value, [face])] : []
  })
}

function checkProduct({ product, lines }: SeenCreative): SeenFault[] {
  if (product === null) {
    return []
  }
  const crossing = lines.filter(
    (line) => getShared(line, product) > 0 && getShared(line, product) < line.w * line.h * 0.98,
  )
  const covered = getCoveredShare(product, crossing)
  const edges = [product.x, product.y, 1 - product.x - product.w, 1 - product.y - product.h]
  const cut = edges.filter((distance) => distance <= TOUCHES).length
  return [
    ...(covered > LAYOUT_LIMITS.product_covered ? [fault('product_covered', covered, crossing)] : []),
    ...(cut > LAYOUT_LIMITS.product_at_edge ? [fault('product_at_edge', cut, [product])] : []),
  ]
}

function checkEmptyRows({ size, emptyRows }: SeenCreative): SeenFault[] {
  const format: AspectRatio = size.width / size.height <= STORY_RATIO ? '9:16' : '1:1'
  return checkEmptiness([], format, emptyRows).map((one) => ({ ...one, places: [] }))
}

function fault(rule: LayoutRule, value: number, places: readonly ShareBox[]): SeenFault {
  return { rule, layer: null, value, places: [...places] }
}

/** The share of a box under others, which hardly overlap each other. */
function getCoveredShare(box: ShareBox, covers: readonly ShareBox[]): number {
  const covered = covers.reduce((sum, cover) => sum + getShared(box, cover), 0)
  return Math.min(1, covered / Math.max(1e-9, box.w * box.h))
}

function getShared(a: ShareBox, b: ShareBox): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, w) * Math.max(0, h)
}
