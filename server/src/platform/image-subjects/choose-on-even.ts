import type { ShareBox } from '@marquee/creative/image-subject'
import { averageBoxes, getArea, getIntersection, getOverlap, joinBoxes } from './boxes.ts'
import type { BoxEvidence, ChosenBox } from './box-evidence.ts'
import type { DetectedObject } from './detect-objects.ts'

const AGREED = 0.6
const CONTRADICTED = 0.4
/** What stands out differs from the foreground when they overlap less than this. */
const DIFFERENT = 0.75
/** An object this likely that contains the foreground shows the parts that the background took. */
const LIKELY = 0.5
const CONTAINED = 0.85
const SAME = 0.8
/** A single class is seen this clearly beside the foreground. */
const CLEAR_SCORE = 0.28
const LIKELY_BESIDE = 0.4
/** With more texture than this in the border, evenness may be chance: then findings must agree this well. */
const TEXTURED = 0.08
const AGREED_ON_TEXTURE = 0.7
const LEAST_AREA = 0.003
const MOST_AREA = 0.97

/** The box on a background of few colours, where the foreground is exact unless everything else contradicts it. */
export function chooseOnEven(
  { foreground, withFaintParts, salient, objects, texture }: BoxEvidence & { foreground: ShareBox },
  object: DetectedObject | null,
): ChosenBox {
  const shown = withFaintParts ?? foreground
  const bySalient = salient === null ? 0 : getOverlap(salient, foreground)
  const byObject = object === null ? 0 : getOverlap(object.box, foreground)
  const agreement = Math.max(bySalient, byObject)
  const isContradicted = (salient !== null || object !== null) && agreement < CONTRADICTED
  if (object !== null && bySalient < DIFFERENT && byObject < SAME && completes(object, foreground)) {
    return { box: joinBoxes([foreground, object.box]), is_sure: true }
  }
  // A hard shadow belongs to the foreground, but neither stands out nor is an object.
  if (isContradicted && salient !== null && object !== null && object.class_score >= CLEAR_SCORE) {
    if (getOverlap(salient, object.box) >= AGREED) {
      return { box: averageBoxes(salient, object.box), is_sure: true }
    }
  }
  const beside = texture < TEXTURED ? objects.filter((one) => isBeside(one, shown)) : []
  const box = joinBoxes([shown, ...beside.map((one) => one.box)])
  const isPlausible = getArea(shown) > LEAST_AREA && getArea(shown) < MOST_AREA
  const isAgreed = texture < TEXTURED ? !isContradicted : agreement >= AGREED_ON_TEXTURE
  return { box, is_sure: isPlausible && isAgreed }
}

/** Whether an object shows all of a product of which the background took a part, as of white products on white. */
function completes({ box, score, isPerson }: DetectedObject, foreground: ShareBox): boolean {
  const contained = getIntersection(foreground, box) / getArea(foreground)
  return !isPerson && score >= LIKELY && contained > CONTAINED && getArea(box) < SAME
}

/** Whether an object is a further product on the same background. */
function isBeside({ box, score, class_score: classScore, isPerson }: DetectedObject, shown: ShareBox): boolean {
  const isApart = getIntersection(box, shown) < getArea(box) / 2
  return !isPerson && isApart && classScore >= CLEAR_SCORE && score >= LIKELY_BESIDE && getArea(box) < LIKELY
}
