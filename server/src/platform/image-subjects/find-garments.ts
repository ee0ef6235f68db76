import type { ImageSubject, ShareBox } from '@marquee/creative/image-subject'
import { getIntersection, toShareBox } from './boxes.ts'
import type { Pose, PosePoint } from './find-pose.ts'

type Garments = NonNullable<ImageSubject['garments']>

/** Points with less are not seen: they lie outside of the image or behind something. */
const LEAST_SCORE = 0.3
/** What lies around the joints, as shares of the distance between the shoulders: arms and sleeves. */
const SLEEVE = 0.2
/** The same as shares of the distance between shoulders and hips: the collar above, the hem below, the waistband above the hips. */
const COLLAR = 0.14
const HEM = 0.1
const WAIST = 0.12
/** The shoe below the ankle, and the hem below the knee, as shares of the same distance. */
const SHOE = 0.14

/**
 * Where a person wears clothes for the upper body, for the lower body and for all of it, by the joints of the pose. Each is null when its
 * joints are not seen.
 * @param person the box of the person, which no garment exceeds
 */
export function findGarments(pose: Pose, person: ShareBox): Garments {
  const list = (...names: string[]): PosePoint[] =>
    names.flatMap((name) => [pose.get(`left_${name}`), pose.get(`right_${name}`)]).filter(isSeen)
  const shoulders = list('shoulder')
  const hips = list('hip')
  const legs = list('knee', 'ankle')
  const [top, waist] = [Math.min(...shoulders.map(({ y }) => y)), Math.max(...hips.map(({ y }) => y))]
  const torso = waist - top
  const clip = (left: number, upper: number, right: number, lower: number) =>
    intersect(toShareBox(left, upper, right, lower), person)
  if (shoulders.length < 2 || hips.length === 0 || torso <= 0) {
    return { upper: shoulders.length < 2 ? null : clip(0, top - person.h * 0.06, 1, 1), lower: null, whole: null }
  }
  const pad = SLEEVE * Math.abs((shoulders[0]?.x ?? 0) - (shoulders[1]?.x ?? 0))
  const upperSides = getSides([...shoulders, ...hips, ...list('elbow')], pad)
  const lowerSides = getSides([...hips, ...legs], pad * 2)
  const lowest = legs.length === 0 ? 1 : Math.max(...legs.map(({ y }) => y)) + SHOE * torso
  const upper = clip(upperSides.left, top - COLLAR * torso, upperSides.right, waist + HEM * torso)
  const lower = clip(lowerSides.left, Math.min(...hips.map(({ y }) => y)) - WAIST * torso, lowerSides.right, lowest)
  const left = Math.min(upperSides.left, lowerSides.left)
  const right = Math.max(upperSides.right, lowerSides.right)
  return { upper, lower, whole: clip(left, top - COLLAR * torso, right, lowest) }
}

function isSeen(point: PosePoint | undefined): point is PosePoint {
  return point !== undefined && point.score >= LEAST_SCORE
}

function getSides(points: readonly PosePoint[], pad: number): { left: number; right: number } {
  return { left: Math.min(...points.map(({ x }) => x)) - pad, right: Math.max(...points.map(({ x }) => x)) + pad }
}

/** The part of a box within another; null for parts that hardly lie in it. */
function intersect(box: ShareBox, outer: ShareBox): ShareBox | null {
  if (getIntersection(box, outer) < 0.002) {
    return null
  }
  return toShareBox(
    Math.max(box.x, outer.x),
    Math.max(box.y, outer.y),
    Math.min(box.x + box.w, outer.x + outer.w),
    Math.min(box.y + box.h, outer.y + outer.h),
  )
}
