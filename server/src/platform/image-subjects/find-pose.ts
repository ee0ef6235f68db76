import type { GraphModel } from '@tensorflow/tfjs-converter'
import { tensor4d, tidy } from '@tensorflow/tfjs-core'
import sharp from 'sharp'
import { loadModel } from './models.ts'
import type { RgbImage } from './small-image.ts'

const SIDE = 192
/** Numbers for each point: y, x and score. */
const VALUES = 3
/** A person's shoulders and, unless the image ends above or below them, head and hips are seen with these scores. */
const LEAST_SHOULDER = 0.45
const LEAST_OTHER = 0.35

/** The points of a body, in the order of the model's output. */
const NAMES = [
  ['nose', 'left_eye', 'right_eye', 'left_ear', 'right_ear'],
  ['left_shoulder', 'right_shoulder', 'left_elbow', 'right_elbow', 'left_wrist', 'right_wrist'],
  ['left_hip', 'right_hip', 'left_knee', 'right_knee', 'left_ankle', 'right_ankle'],
].flat()
const HEAD = ['nose', 'left_eye', 'right_eye']
const ARMS = ['left_elbow', 'right_elbow', 'left_wrist', 'right_wrist']

/** A point of a body as shares of the image's sides, with the model's score from 0 to 1. */
export interface PosePoint {
  x: number
  y: number
  score: number
}
export type Pose = ReadonlyMap<string, PosePoint>

let model: Promise<GraphModel | null> | null = null

/**
 * The pose of the person who is seen best (MoveNet Lightning); null without a person, and without
 * the model. A garment alone has shoulders too, but neither a
 * head nor arms.
 */
export async function findPose({ data, width, height }: RgbImage): Promise<Pose | null> {
  model ??= loadModel('movenet-lightning')
  const network = await model
  if (network === null) {
    return null
  }
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'contain', background: '#000000' })
    .raw()
    .toBuffer()
  const values = tidy(() => {
    const output = network.execute(tensor4d(Int32Array.from(pixels), [1, SIDE, SIDE, 3], 'int32'))
    return Array.isArray(output) ? new Float32Array() : output.dataSync()
  })
  const side = Math.max(width, height)
  const toShare = (value: number, length: number) => ((value - 0.5) * side) / length + 0.5
  const pose: Pose = new Map(
    NAMES.map((name, index) => {
      const [y = 0, x = 0, score = 0] = values.slice(index * VALUES, (index + 1) * VALUES)
      return [name, { x: toShare(x, width), y: toShare(y, height), score }]
    }),
  )
  return isPerson(pose) ? pose : null
}

function isPerson(pose: Pose): boolean {
  const isSeen = (name: string, least: number) => (pose.get(name)?.score ?? 0) >= least
  const hasShoulders = isSeen('left_shoulder', LEAST_SHOULDER) && isSeen('right_shoulder', LEAST_SHOULDER)
  const hasHead = HEAD.filter((name) => isSeen(name, LEAST_OTHER)).length >= 2
  const hasArms = ARMS.filter((name) => isSeen(name, LEAST_OTHER)).length >= 3
  return hasShoulders && (hasHead || hasArms)
}
