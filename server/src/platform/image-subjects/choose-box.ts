import type { ShareBox } from '@marquee/creative/image-subject'
import type { BoxEvidence, ChosenBox } from './box-evidence.ts'
import { chooseOnEven } from './choose-on-even.ts'
import { chooseObject, listAlike } from './choose-object.ts'
import { averageBoxes, getArea, getOverlap, joinBoxes } from './boxes.ts'
import type { DetectedObject } from './detect-objects.ts'

const WHOLE: ShareBox = { x: 0, y: 0, w: 1, h: 1 }
/** Two ways of finding a box agree above this overlap. */
const AGREED = 0.6
/** What a person wears is the subject only where nothing else stands out. */
const PERSON_AGREED = 0.8
/** A single class is seen this clearly. */
const SURE_SCORE = 0.45
/** Without a clear class, an object must agree with what stands out. */
const CLEAR_SCORE = 0.3
/** Foreground and colours agree this well when no object is needed, and this well to be sure without any object. */
const CLOSE = 0.75
const NEARLY_SAME = 0.85
/** Two boxes that overlap less show different things. */
const DIFFERENT = 0.5
/** Boxes that nearly fill the image agree by chance. */
const NEARLY_ALL = 0.7

/**
 * Chooses the box of the subject. On an even background the foreground is exact, and objects only confirm it. Elsewhere an object leads.
 * The choice is sure when independent findings agree.
 */
export function chooseBox(evidence: BoxEvidence): ChosenBox {
  const { foreground, salient, objects, isEven } = evidence
  const object = chooseObject(objects, salient)
  if (isEven && foreground !== null) {
    return chooseOnEven({ ...evidence, foreground }, object)
  }
  if (object !== null) {
    return chooseByObject(object, objects, foreground, salient)
  }
  if (foreground === null || salient === null) {
    return { box: foreground ?? salient ?? WHOLE, is_sure: false }
  }
  const box = averageBoxes(foreground, salient)
  return { box, is_sure: getOverlap(foreground, salient) >= NEARLY_SAME && getArea(box) < NEARLY_ALL }
}

function chooseByObject(
  object: DetectedObject,
  objects: readonly DetectedObject[],
  foreground: ShareBox | null,
  salient: ShareBox | null,
): ChosenBox {
  const apart = findApart(object, foreground, salient)
  if (apart !== null) {
    return { box: apart, is_sure: false }
  }
  const alike = listAlike(object, objects)
  const box = alike.length === 0 ? object.box : joinBoxes([object.box, ...alike.map((one) => one.box)])
  const agreeing = [foreground, salient]
    .filter((other) => other !== null)
    .toSorted((a, b) => getOverlap(b, box) - getOverlap(a, box))[0]
  const isAgreed = agreeing !== undefined && getOverlap(agreeing, box) >= (object.isPerson ? PERSON_AGREED : AGREED)
  // Which one of several the product is, is not known.
  if (alike.length > 0) {
    return { box, is_sure: isAgreed && getArea(box) < NEARLY_ALL }
  }
  const isClear = object.class_score >= SURE_SCORE
  return isAgreed
    ? { box: averageBoxes(agreeing, box), is_sure: isClear || getArea(box) < NEARLY_ALL }
    : // What a person holds or wears is not known to be the whole person.
      { box, is_sure: isClear && !object.isPerson }
}

/** The box of foreground and colours when they agree with each other and contradict an object without a clear class; else null. */
function findApart(object: DetectedObject, foreground: ShareBox | null, salient: ShareBox | null): ShareBox | null {
  if (foreground === null || salient === null || object.class_score >= CLEAR_SCORE) {
    return null
  }
  const isApart = [foreground, salient].every((box) => getOverlap(object.box, box) < DIFFERENT)
  const isAgreed = getOverlap(foreground, salient) >= CLOSE && getArea(foreground) < NEARLY_ALL
  return isApart && isAgreed ? averageBoxes(foreground, salient) : null
}
