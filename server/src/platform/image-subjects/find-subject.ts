import type { ImageSubject, ShareBox } from '@marquee/creative/image-subject'
import type { ChosenBox } from './box-evidence.ts'
import { getIntersection, getArea, getOverlap, toOuterBox } from './boxes.ts'
import { findCalmAreas } from './calm-areas.ts'
import { chooseBox } from './choose-box.ts'
import { describeEdges } from './describe-edges.ts'
import { detectObjects, type DetectedObject } from './detect-objects.ts'
import { findFaces } from './find-faces.ts'
import { findFrame } from './find-frame.ts'
import { findGarments } from './find-garments.ts'
import { findPose } from './find-pose.ts'
import { findTexts } from './find-texts.ts'
import { gatherEvidence } from './gather-evidence.ts'
import { isScreenshot } from './is-screenshot.ts'
import { getSubjectBox } from './masks.ts'
import { measureFocus } from './measure-focus.ts'
import { cropImage, openImage, type OpenedImage, type RgbImage } from './small-image.ts'
import { toLab } from './to-lab.ts'

/** An image counts as cut out when at least this share of it is transparent. */
const LEAST_TRANSPARENT = 0.02
/** Fainter pixels are shadows. */
const OPAQUE = 64
const MOST_PERSONS = 3
/** Garments without a person are often taken for persons, but with a lower score. */
const CLEAR_PERSON = 0.35
/** The least height of a person who is no part of a screen, as a share of the image's. */
const LARGE_PERSON = 0.7
const SAME = 0.5
const WHOLE: ShareBox = { x: 0, y: 0, w: 1, h: 1 }

/**
 * Finds what an image of a product shows, and where: its product, faces, texts, calm areas, edges and focus. The same bytes always give the
 * same answer.
 * @param content an encoded image of any size up to 50 megapixels
 * @throws Error for data that is not an image
 */
export async function findSubject(content: Uint8Array): Promise<ImageSubject> {
  const image = await openImage(content)
  const { width, height, small, detail } = image
  const frame = findFrame(detail) ?? WHOLE
  const framed = frame === WHOLE ? image : await cropImage(image, frame)
  const objects = await detectObjects(framed.detail)
  const persons = objects.filter(({ isPerson }) => isPerson)
  const [faces, texts] = await Promise.all([
    findFaces(
      detail,
      persons.slice(0, MOST_PERSONS).map(({ box }) => toOuterBox(box, frame)),
    ),
    findTexts(detail),
  ])
  const located = locate(framed, objects, texts)
  const found = { ...located, box: toOuterBox(located.box, frame) }
  const { isPerson, garments } =
    found.kind === 'screenshot' ? NO_PERSON : await lookAtPerson(detail, { faces, persons, frame, box: found.box })
  return {
    width,
    height,
    ...found,
    // The product may be what the person wears or holds. The box of a cut-out is exact all the same.
    is_sure: found.is_sure && (!isPerson || found.source === 'alpha'),
    faces,
    texts,
    ...(garments !== null && { garments }),
    calm_areas: findCalmAreas(toLab(small), [found.box, ...faces, ...texts]),
    edges: describeEdges(small),
    sharp_share: measureFocus(detail, found.box),
  }
}

type Located = ChosenBox & Pick<ImageSubject, 'source' | 'kind'>

function locate(
  { small, alpha, detail }: OpenedImage,
  objects: readonly DetectedObject[],
  texts: readonly ShareBox[],
): Located {
  const transparent = alpha.reduce((count, value) => count + (value < OPAQUE ? 1 : 0), 0) / alpha.length
  if (transparent >= LEAST_TRANSPARENT) {
    const data = Uint8Array.from(alpha, (value) => (value >= OPAQUE ? 1 : 0))
    const box = getSubjectBox({ ...small, data }, new Float32Array(alpha))
    return { box: box ?? WHOLE, is_sure: box !== null, source: 'alpha', kind: 'cut_out' }
  }
  if (!objects.some(isLargePerson) && isScreenshot(detail, texts)) {
    return { box: WHOLE, is_sure: true, source: 'pixels', kind: 'screenshot' }
  }
  return { ...chooseBox(gatherEvidence(toLab(small), objects)), source: 'pixels', kind: 'photo' }
}

/** A person as high as the image stands in front of something; screens show smaller ones. */
function isLargePerson({ isPerson, class_score: score, box }: DetectedObject): boolean {
  return isPerson && score >= CLEAR_PERSON && box.h >= LARGE_PERSON
}

type Garments = NonNullable<ImageSubject['garments']>

interface Seen {
  faces: readonly ShareBox[]
  /** In the image within its frame. */
  persons: readonly DetectedObject[]
  frame: ShareBox
  /** What was found as the subject. */
  box: ShareBox
}

const NO_PERSON = { isPerson: false, garments: null }

/** Whether the subject is a person, and the person's garments where the pose is seen. */
async function lookAtPerson(
  detail: RgbImage,
  { faces, persons, frame, box }: Seen,
): Promise<{ isPerson: boolean; garments: Garments | null }> {
  const person = persons
    .filter(({ class_score: score }) => score >= CLEAR_PERSON)
    .map((one) => toOuterBox(one.box, frame))
    .find((one) => getOverlap(one, box) >= SAME)
  const hasFace = faces.some((face) => getIntersection(face, box) >= getArea(face) / 2)
  const pose = person !== undefined || hasFace ? await findPose(detail) : null
  return {
    isPerson: pose !== null || (person !== undefined && hasFace),
    garments: pose === null ? null : findGarments(pose, person ?? box),
  }
}
