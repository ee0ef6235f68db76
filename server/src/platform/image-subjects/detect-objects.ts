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
  /** How likely something is there, from 0 to 1: over all classes that the detector takes it for. */
  score: number
  /** The score of the most likely class alone, from 0 to 1. */
  class_score: number
  isPerson: boolean
}

const SIDE = 512
/** The least score of one class, and the least score of all classes together. */
const LEAST_CLASS_SCORE = 0.06
const LEAST_SCORE = 0.3
/** Boxes that overlap more than the first are the same finding under several classes; more than the second, one object. */
const SAME_FINDING = 0.8
const SAME_OBJECT = 0.5
const MOST_OBJECTS = 12
/** Numbers for each finding: left, top, right, bottom, score, class. */
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
  return joinFindings(
    Array.from({ length: values.length / VALUES }, (_, index) =>
      readFinding(values.slice(index * VALUES, (index + 1) * VALUES)),
    ).flat(),
  )
}

interface Finding {
  box: ShareBox
  score: number
  isPerson: boolean
}

/** A finding from the numbers of the detector; none when it is hardly seen, or nothing that is sold. */
function readFinding([left = 0, top = 0, right = 0, bottom = 0, score = 0, kind = 0]: ArrayLike<number> &
  Iterable<number>): Finding[] {
  const isSeen = score >= LEAST_CLASS_SCORE && !SURFACES.has(kind)
  const box = toShareBox(left / SIDE, top / SIDE, right / SIDE, bottom / SIDE)
  return isSeen ? [{ box, score, isPerson: kind === PERSON }] : []
}

/**
 * Joins findings at the same place to objects. A product that is in none of the detector's classes gets low scores in several of them;
 * together they say that something is there: 1 minus the product of all (1 − score).
 */
export function joinFindings(findings: readonly Finding[]): DetectedObject[] {
  const objects: DetectedObject[] = []
  for (const { box, score, isPerson } of findings.toSorted((a, b) => b.score - a.score)) {
    const known = objects.find((one) => one.isPerson === isPerson && getOverlap(one.box, box) > SAME_FINDING)
    if (known === undefined) {
      objects.push({ box, score, class_score: score, isPerson })
    } else {
      known.score = 1 - (1 - known.score) * (1 - score)
    }
  }
  const kept: DetectedObject[] = []
  for (const object of objects.toSorted((a, b) => b.score - a.score)) {
    const isKnown = kept.some(
      (known) => known.isPerson === object.isPerson && getOverlap(known.box, object.box) > SAME_OBJECT,
    )
    if (object.score >= LEAST_SCORE && !isKnown) {
      kept.push(object)
    }
  }
  return kept.slice(0, MOST_OBJECTS)
}
