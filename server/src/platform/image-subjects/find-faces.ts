import type { ShareBox } from '@marquee/creative/image-subject'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import { tensor4d, tidy } from '@tensorflow/tfjs-core'
import sharp from 'sharp'
import { getIntersection, getArea, getOverlap, toShareBox } from './boxes.ts'
import { loadModel } from './models.ts'
import type { RgbImage } from './small-image.ts'

const SIDE = 256
const LEAST_SCORE = 0.8
const SAME_OVERLAP = 0.3
const MOST_FACES = 20
/** The detector's box goes from the forehead to the chin. */
const HAIR = 0.35
/** The anchors of the detector, in the order of its outputs: cells of the given size in pixels, and the number of anchors in each. */
const LAYERS = [
  { cell: 16, anchors: 2 },
  { cell: 32, anchors: 6 },
] as const
/** Numbers for each anchor: score, x, y, width, height, and six points of the face. */
const VALUES = 17

let model: Promise<GraphModel | null> | null = null

/**
 * The faces in an image, with their hair (BlazeFace of MediaPipe). The detector sees faces that take up at least a tenth of its view, so it
 * also looks at the given parts. Without the model no face is found.
 * @param parts where people are
 */
export async function findFaces(image: RgbImage, parts: readonly ShareBox[]): Promise<ShareBox[]> {
  const found: { box: ShareBox; score: number }[] = []
  for (const view of [{ x: 0, y: 0, w: 1, h: 1 }, ...parts.map(getUpperPart)]) {
    found.push(...(await findInView(image, view)))
  }
  const faces: ShareBox[] = []
  for (const { box } of found.toSorted((a, b) => b.score - a.score)) {
    if (!faces.some((known) => isSameFace(known, box))) {
      faces.push(box)
    }
  }
  return faces.slice(0, MOST_FACES)
}

function isSameFace(a: ShareBox, b: ShareBox): boolean {
  return getOverlap(a, b) > SAME_OVERLAP || getIntersection(a, b) > 0.6 * Math.min(getArea(a), getArea(b))
}

/** The half of a person in which the face is. */
function getUpperPart({ x, y, w, h }: ShareBox): ShareBox {
  return { x, y, w, h: h / 2 }
}

async function findInView({ data, width, height }: RgbImage, view: ShareBox) {
  const left = Math.floor(view.x * width)
  const top = Math.floor(view.y * height)
  const size = {
    width: Math.max(1, Math.min(width - left, Math.round(view.w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(view.h * height))),
  }
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, ...size })
    .resize(SIDE, SIDE, { fit: 'contain', position: 'left top', background: '#000000' })
    .raw()
    .toBuffer()
  const side = Math.max(size.width, size.height)
  const toX = (value: number) => (left + (value / SIDE) * side) / width
  const toY = (value: number) => (top + (value / SIDE) * side) / height
  return (await detect(pixels)).map(({ x, y, w, h, score }) => ({
    score,
    box: toShareBox(toX(x - w / 2), toY(y - h / 2 - h * HAIR), toX(x + w / 2), toY(y + h / 2)),
  }))
}

/** The faces in a square view: middle, width and height in its pixels. */
async function detect(pixels: Buffer) {
  model ??= loadModel('blazeface')
  const network = await model
  if (network === null) {
    return []
  }
  const outputs = tidy(() => {
    const input = tensor4d(
      Float32Array.from(pixels, (value) => value / 127.5 - 1),
      [1, SIDE, SIDE, 3],
    )
    const output = network.execute(input)
    const tensors = Array.isArray(output) ? output : []
    return tensors.map((tensor) => tensor.dataSync()).toSorted((a, b) => a.length - b.length)
  })
  // In the order of their lengths: the scores of both layers, then their boxes and points. The layer with larger cells has fewer.
  const [coarseScores, fineScores, coarse, fine] = outputs
  const layers = [
    { scores: fineScores, values: fine },
    { scores: coarseScores, values: coarse },
  ]
  return layers.flatMap(({ scores = new Float32Array(), values = new Float32Array() }, layer) => {
    const { cell, anchors } = LAYERS[layer === 0 ? 0 : 1]
    return Array.from(scores, (logit: number, index) => {
      const place = Math.floor(index / anchors)
      const start = index * (VALUES - 1)
      return {
        score: 1 / (1 + Math.exp(-logit)),
        x: (values[start] ?? 0) + ((place % (SIDE / cell)) + 0.5) * cell,
        y: (values[start + 1] ?? 0) + (Math.floor(place / (SIDE / cell)) + 0.5) * cell,
        w: values[start + 2] ?? 0,
        h: values[start + 3] ?? 0,
      }
    }).filter(({ score }) => score >= LEAST_SCORE)
  })
}
