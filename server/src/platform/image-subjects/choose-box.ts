import type { ShareBox } from '@marquee/creative/image-subject'
import { getArea, getIntersection, getOverlap, toShareBox } from './boxes.ts'
import type { DetectedObject } from './detect-objects.ts'

/** What is known about where the subject is. */
export interface BoxEvidence {
  /** The part that the background did not reach; null when there is none. */
  foreground: ShareBox | null
  /** The part that stands out by its colours. */
  salient: ShareBox | null
  objects: readonly DetectedObject[]
  /** Whether the background has few colours and little noise. */
  isEven: boolean
}

export interface ChosenBox {
  box: ShareBox
  is_sure: boolean
}

const WHOLE: ShareBox = { x: 0, y: 0, w: 1, h: 1 }
/** Smaller objects stand beside the subject. */
const LEAST_OBJECT = 0.02
/** The subject is what a person holds or wears, when that is seen as well. */
const PERSON_WEIGHT = 0.5
/** Two ways of finding a box agree above this overlap. */
const AGREED = 0.6
/** What a person wears is the subject only where nothing else stands out. */
const PERSON_AGREED = 0.8
const CONTRADICTED = 0.4
const SURE_SCORE = 0.4

/**
 * Chooses the box of the subject. On an even background the foreground is exact, and objects only confirm it. Elsewhere an object leads.
 * The choice is sure when independent findings agree.
 */
export function chooseBox({ foreground, salient, objects, isEven }: BoxEvidence): ChosenBox {
  const object = chooseObject(objects, salient)
  if (isEven && foreground !== null) {
    return chooseOnEven(foreground, salient, object)
  }
  if (object !== null) {
    return chooseByObject(object, [foreground, salient])
  }
  if (foreground === null || salient === null) {
    return { box: foreground ?? salient ?? WHOLE, is_sure: false }
  }
  return { box: average(foreground, salient), is_sure: false }
}

function chooseByObject(object: DetectedObject, boxes: readonly (ShareBox | null)[]): ChosenBox {
  const agreeing = boxes
    .filter((box) => box !== null)
    .map((box) => ({ box, overlap: getOverlap(box, object.box) }))
    .toSorted((a, b) => b.overlap - a.overlap)[0]
  if (agreeing !== undefined && agreeing.overlap >= (object.isPerson ? PERSON_AGREED : AGREED)) {
    return { box: average(agreeing.box, object.box), is_sure: true }
  }
  // What a person holds or wears is not known to be the whole person.
  return { box: object.box, is_sure: object.score >= SURE_SCORE && !object.isPerson }
}

function chooseOnEven(foreground: ShareBox, salient: ShareBox | null, object: DetectedObject | null): ChosenBox {
  const overlaps = [salient, object?.box ?? null]
    .filter((box) => box !== null)
    .map((box) => getOverlap(box, foreground))
  const isContradicted = overlaps.every((overlap) => overlap < CONTRADICTED)
  // A hard shadow belongs to the foreground, but neither stands out nor is an object.
  if (isContradicted && salient !== null && object !== null && getOverlap(salient, object.box) >= AGREED) {
    return { box: average(salient, object.box), is_sure: true }
  }
  const isPlausible = getArea(foreground) > 0.003 && getArea(foreground) < 0.97
  return { box: foreground, is_sure: isPlausible && !isContradicted }
}

/** The object that is most likely the subject: seen clearly, in the middle, and standing out. */
function chooseObject(objects: readonly DetectedObject[], salient: ShareBox | null): DetectedObject | null {
  const [best] = objects
    .filter(({ box }) => getArea(box) >= LEAST_OBJECT)
    .map((object) => ({ object, weight: weigh(object, salient) }))
    .toSorted((a, b) => b.weight - a.weight)
  return best?.object ?? null
}

function weigh({ box, score, isPerson }: DetectedObject, salient: ShareBox | null): number {
  const [x, y] = [box.x + box.w / 2 - 0.5, box.y + box.h / 2 - 0.5]
  const center = Math.exp(-(x * x + y * y) / 0.18)
  const shown = salient === null ? 1 : getIntersection(box, salient) / Math.max(getArea(salient), 1e-6)
  return score * center * (0.3 + 0.7 * shown) * (isPerson ? PERSON_WEIGHT : 1)
}

function average(a: ShareBox, b: ShareBox): ShareBox {
  return toShareBox((a.x + b.x) / 2, (a.y + b.y) / 2, (a.x + a.w + b.x + b.w) / 2, (a.y + a.h + b.y + b.h) / 2)
}
