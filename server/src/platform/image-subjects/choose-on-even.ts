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

type EvenEvidence = BoxEvidence & { foreground: ShareBox }

/** The box on a background of few colours, where the foreground is exact unless everything else contradicts it. */
export function chooseOnEven(evidence: EvenEvidence, object: DetectedObject | null): ChosenBox {
  const { foreground, salient } = evidence
  const agreement = {
    bySalient: salient === null ? 0 : getOverlap(salient, foreground),
    byObject: object === null ? 0 : getOverlap(object.box, foreground),
  }
  const isContradicted = Math.max(agreement.bySalient, agreement.byObject) < CONTRADICTED
  const isPart = agreement.bySalient < DIFFERENT && agreement.byObject < SAME
  const completed = isPart ? complete(foreground, object) : null
  const other = completed ?? (isContradicted ? findWithoutShadow(salient, object) : null)
  return other === null ? takeForeground(evidence, { ...agreement, isContradicted }) : { box: other, is_sure: true }
}

/** The foreground with further products beside it. */
function takeForeground(
  { foreground, withFaintParts, objects, texture }: EvenEvidence,
  { bySalient, byObject, isContradicted }: { bySalient: number; byObject: number; isContradicted: boolean },
): ChosenBox {
  const shown = withFaintParts ?? foreground
  const isPlausible = getArea(shown) > LEAST_AREA && getArea(shown) < MOST_AREA
  if (texture >= TEXTURED) {
    return { box: shown, is_sure: isPlausible && Math.max(bySalient, byObject) >= AGREED_ON_TEXTURE }
  }
  const beside = objects.filter((one) => isBeside(one, shown)).map(({ box }) => box)
  return {
    box: beside.length === 0 ? shown : joinBoxes([shown, ...beside]),
    is_sure: isPlausible && !isContradicted,
  }
}

/** All of a product of which the background took a part, as of white products on white, when an object shows it; else null. */
function complete(foreground: ShareBox, object: DetectedObject | null): ShareBox | null {
  if (object === null || object.isPerson || object.score < LIKELY || getArea(object.box) >= SAME) {
    return null
  }
  const contained = getIntersection(foreground, object.box) / getArea(foreground)
  return contained > CONTAINED ? joinBoxes([foreground, object.box]) : null
}

/** A hard shadow belongs to the foreground, but neither stands out nor is an object. Null when those two do not agree. */
function findWithoutShadow(salient: ShareBox | null, object: DetectedObject | null): ShareBox | null {
  const isClear = object !== null && object.class_score >= CLEAR_SCORE
  return isClear && salient !== null && getOverlap(salient, object.box) >= AGREED
    ? averageBoxes(salient, object.box)
    : null
}

/** Whether an object is a further product on the same background. */
function isBeside({ box, score, class_score: classScore, isPerson }: DetectedObject, shown: ShareBox): boolean {
  const isApart = getIntersection(box, shown) < getArea(box) / 2
  return !isPerson && isApart && classScore >= CLEAR_SCORE && score >= LIKELY_BESIDE && getArea(box) < LIKELY
}
