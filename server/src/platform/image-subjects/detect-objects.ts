import type { ShareBox } from '@marquee/creative/image-subject'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import { tensor4d, tidy } from '@tensorflow/tfjs-core'
import sharp from 'sharp'
import { getOverlap, toShareBox } from './boxes.ts'
import { loadModel } from './models.ts'
import type { RgbImage } from './small-image.ts'

/** An object that the detector sees. What it takes the object for is often wrong, its box is seldom. */
export interface DetectedObject {
  box: ShareBox
  /** From 0 to 1. */
  score: number
  isPerson: boolean
}

const SIDE = 512
const LEAST_SCORE = 0.25
/** Boxes that overlap more than this are one object. */
const SAME_OVERLAP = 0.5
const MOST_OBJECTS = 12
/** Numbers for each object: left, top, right, bottom, score, class. */
const VALUES = 6
const PERSON = 0
/** Classes of the COCO data set that products stand on, and that no product is. */
const SURFACES = new Set([13, 60])

let model: Promise<GraphModel | null> | null = null

/** The objects in an image, those with the highest score first (CenterNet with MobileNetV3, trained on COCO); none without the model. */
export async function detectObjects({ data, width, height }: RgbImage): Promise<DetectedObject[]> {
  model ??= loadModel('centernet')
  const network = await model
  if (network === null) {
    return []
  }
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const values = tidy(() => {
    const output = network.execute(tensor4d(Float32Array.from(pixels), [1, SIDE, SIDE, 3]), 'tower_0/detections')
    return Array.isArray(output) ? new Float32Array() : output.dataSync()
  })
  const found = Array.from({ length: values.length / VALUES }, (_, index) =>
    readObjects(values.slice(index * VALUES, (index + 1) * VALUES)),
  ).flat()
  return dropRepeats(found.toSorted((a, b) => b.score - a.score)).slice(0, MOST_OBJECTS)
}

/** An object from the numbers of the detector; none when it is not seen well enough, or nothing that is sold. */
function readObjects([left = 0, top = 0, right = 0, bottom = 0, score = 0, kind = 0]: ArrayLike<number> &
  Iterable<number>): DetectedObject[] {
  const isSeen = score >= LEAST_SCORE && !SURFACES.has(kind)
  const box = toShareBox(left / SIDE, top / SIDE, right / SIDE, bottom / SIDE)
  return isSeen ? [{ box, score, isPerson: kind === PERSON }] : []
}

function dropRepeats(objects: readonly DetectedObject[]): DetectedObject[] {
  const kept: DetectedObject[] = []
  for (const object of objects) {
    if (!kept.some((known) => known.isPerson === object.isPerson && getOverlap(known.box, object.box) > SAME_OVERLAP)) {
      kept.push(object)
    }
  }
  return kept
}
