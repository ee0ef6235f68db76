import type { ShareBox } from '@marquee/creative/image-subject'
import { getArea, getIntersection } from './boxes.ts'
import type { DetectedObject } from './detect-objects.ts'

/** Smaller objects stand beside the subject. */
const LEAST_OBJECT = 0.02
/** A box around nearly everything without a clear class says nothing. */
const MOST_OBJECT = 0.8
const CLEAR_SCORE = 0.3
/** The subject is what a person holds or wears, when that is seen as well. */
const PERSON_WEIGHT = 0.5
/** Objects of about the same score and size, beside each other, are several of a kind. */
const ALIKE_SCORE = 0.6
const ALIKE_AREA = 2.5
const BESIDE = 0.3

/** The object that is most likely the subject: seen clearly, in the middle, and standing out. */
export function chooseObject(objects: readonly DetectedObject[], salient: ShareBox | null): DetectedObject | null {
  const [best] = objects
    .filter(({ box }) => getArea(box) >= LEAST_OBJECT)
    .filter(({ box, class_score: score }) => score >= CLEAR_SCORE || getArea(box) <= MOST_OBJECT)
    .map((object) => ({ object, weight: weigh(object, salient) }))
    .toSorted((a, b) => b.weight - a.weight)
  return best?.object ?? null
}

/** The other objects that look as if they were of the same kind, such as fruits in a bowl; none beside a person. */
export function listAlike(object: DetectedObject, objects: readonly DetectedObject[]): DetectedObject[] {
  return objects.filter((other) => {
    const ratio = getArea(other.box) / getArea(object.box)
    return (
      other !== object &&
      !object.isPerson &&
      !other.isPerson &&
      other.score >= object.score * ALIKE_SCORE &&
      Math.max(ratio, 1 / ratio) <= ALIKE_AREA &&
      getIntersection(other.box, object.box) < BESIDE * Math.min(getArea(other.box), getArea(object.box))
    )
  })
}

function weigh({ box, score, isPerson }: DetectedObject, salient: ShareBox | null): number {
  const [x, y] = [box.x + box.w / 2 - 0.5, box.y + box.h / 2 - 0.5]
  const center = Math.exp(-(x * x + y * y) / 0.18)
  const shown = salient === null ? 1 : getIntersection(box, salient) / Math.max(getArea(salient), 1e-6)
  return score * center * (0.3 + 0.7 * shown) * (isPerson ? PERSON_WEIGHT : 1)
}
