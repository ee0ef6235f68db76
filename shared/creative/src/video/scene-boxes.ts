import { placeImage } from '../drawing/place-image.ts'
import { isLayerShown } from '../drawing/draw-document.ts'
import { type AspectRatio, getCanvasSize, type Size } from '../formats.ts'
import type { ShareBox } from '../image-subject.ts'
import type { Box, ImageLayer } from '../layer.ts'
import type { CreativePicture } from '../picture.ts'
import { STILL_SCALE } from './still-motion.ts'
import type { VideoScene } from './video-project.ts'

type Design = Pick<VideoScene, 'texts' | 'pictures' | 'formats' | 'background'>

/** A product has at least this share of the canvas beside the words. */
const LEAST_FREE = 0.3

/** The boxes of the texts and logos that a scene shows, in drawing units. */
export function listWordBoxes({ formats, texts }: Omit<Design, 'background'>, format: AspectRatio): Box[] {
  const layers = formats[format]?.layers ?? []
  return layers.filter((layer) => (layer.type === 'text' || layer.type === 'logo') && isLayerShown(layer, texts))
}

/**
 * The image layer that stands for the still behind a scene: the whole canvas, with the product in the largest area beside the words. The
 * product stays visible while the image moves.
 */
export function toStillLayer(design: Design, format: AspectRatio): ImageLayer {
  const { width: w, height: h } = getCanvasSize(format)
  const inset = (1 - 1 / STILL_SCALE) / 2
  const free = getFreeArea(listWordBoxes(design, format), { width: w, height: h })
  const left = Math.max(free.x, w * inset)
  const top = Math.max(free.y, h * inset)
  const right = Math.min(free.x + free.w, w * (1 - inset))
  const bottom = Math.min(free.y + free.h, h * (1 - inset))
  return {
    type: 'image',
    id: 'still',
    name: 'Still',
    binding: 'still',
    x: 0,
    y: 0,
    w,
    h,
    rotation: 0,
    locked: true,
    hidden: false,
    group: null,
    style: {
      radius: 0,
      form: 'rectangle',
      shadow: false,
      border: 0,
      focus: { x: 0.5, y: 0.5 },
      shows: 'subject_whole',
      subject_area: { x: left, y: top, w: right - left, h: bottom - top },
    },
  }
}

/** The largest area above, below, left or right of all words; the whole canvas when each of them is small. */
function getFreeArea(words: readonly Box[], { width, height }: Size): Box {
  const everything = { x: 0, y: 0, w: width, h: height }
  if (words.length === 0) {
    return everything
  }
  const left = Math.min(...words.map(({ x }) => x))
  const top = Math.min(...words.map(({ y }) => y))
  const right = Math.max(...words.map(({ x, w }) => x + w))
  const bottom = Math.max(...words.map(({ y, h }) => y + h))
  const areas = [
    { x: 0, y: 0, w: width, h: top },
    { x: 0, y: bottom, w: width, h: height - bottom },
    { x: 0, y: 0, w: left, h: height },
    { x: right, y: 0, w: width - right, h: height },
  ]
  const [largest = everything] = areas.toSorted((a, b) => b.w * b.h - a.w * a.h)
  return largest.w * largest.h >= LEAST_FREE * width * height ? largest : everything
}

/** The boxes of the products and faces that a scene shows, as far as they are known, in drawing units. */
export function listSubjectBoxes(design: Design, format: AspectRatio): { products: Box[]; faces: Box[] } {
  const { background, formats, pictures, texts } = design
  const layers = formats[format]?.layers ?? []
  const shown = layers.flatMap((layer): [ImageLayer, CreativePicture | undefined][] =>
    layer.type === 'image' && isLayerShown(layer, texts) ? [[layer, pictures[layer.binding]]] : [],
  )
  const stills: typeof shown = background.kind === 'still' ? [[toStillLayer(design, format), background.picture]] : []
  const found = [...stills, ...shown].flatMap(([layer, picture]) => {
    if (picture?.kind !== 'asset' || picture.subject === undefined) {
      return []
    }
    const { image } = placeImage(layer, picture, picture.subject)
    const toBox = (share: ShareBox): Box => ({
      x: image.x + share.x * image.w,
      y: image.y + share.y * image.h,
      w: share.w * image.w,
      h: share.h * image.h,
    })
    return [{ product: toBox(picture.subject.box), faces: picture.subject.faces.map(toBox) }]
  })
  return { products: found.map(({ product }) => product), faces: found.flatMap(({ faces }) => faces) }
}
