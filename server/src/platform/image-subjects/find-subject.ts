import type { ImageSubject, ShareBox } from '@marquee/creative/image-subject'
import { addFaintParts } from './faint-parts.ts'
import { findForeground } from './background-fill.ts'
import { measureBarrierDistance } from './barrier-distance.ts'
import { listBorder, measureBorderDistance } from './border-colors.ts'
import { findCalmAreas } from './calm-areas.ts'
import { type BoxEvidence, chooseBox, type ChosenBox } from './choose-box.ts'
import { describeEdges } from './describe-edges.ts'
import { detectObjects, type DetectedObject } from './detect-objects.ts'
import { findFaces } from './find-faces.ts'
import { findTexts } from './find-texts.ts'
import { isScreenshot } from './is-screenshot.ts'
import { getSubjectBox, type Mask, open } from './masks.ts'
import { measureFocus } from './measure-focus.ts'
import { getSaliency, getThreshold } from './saliency.ts'
import { openImage, type OpenedImage } from './small-image.ts'
import { type LabImage, toLab } from './to-lab.ts'

/** An image counts as cut out when at least this share of it is transparent. */
const LEAST_TRANSPARENT = 0.02
/** Fainter pixels are shadows. */
const OPAQUE = 64
const EVEN_SHARE = 0.93
const EVEN_NOISE = 5
const LIGHT_BACKGROUND = 60
const MOST_PERSONS = 3
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
  const lab = toLab(small)
  const objects = await detectObjects(detail)
  const persons = objects.filter(({ isPerson }) => isPerson).map(({ box }) => box)
  const [faces, texts] = await Promise.all([findFaces(detail, persons.slice(0, MOST_PERSONS)), findTexts(detail)])
  const { box, is_sure, source, kind } = locate(image, lab, { objects, texts })
  return {
    width,
    height,
    box,
    is_sure,
    source,
    kind,
    faces,
    texts,
    calm_areas: findCalmAreas(lab, [box, ...faces, ...texts]),
    edges: describeEdges(small),
    sharp_share: measureFocus(detail, box),
  }
}

type Located = ChosenBox & Pick<ImageSubject, 'source' | 'kind'>

function locate(
  { small, alpha, detail }: OpenedImage,
  lab: LabImage,
  { objects, texts }: { objects: readonly DetectedObject[]; texts: readonly ShareBox[] },
): Located {
  const transparent = alpha.reduce((count, value) => count + (value < OPAQUE ? 1 : 0), 0) / alpha.length
  if (transparent >= LEAST_TRANSPARENT) {
    const data = Uint8Array.from(alpha, (value) => (value >= OPAQUE ? 1 : 0))
    const box = getSubjectBox({ ...small, data }, new Float32Array(alpha))
    return { box: box ?? WHOLE, is_sure: box !== null, source: 'alpha', kind: 'cut_out' }
  }
  if (isScreenshot(detail, texts)) {
    return { box: WHOLE, is_sure: true, source: 'pixels', kind: 'screenshot' }
  }
  return { ...chooseBox(gatherEvidence(lab, objects)), source: 'pixels', kind: 'photo' }
}

function gatherEvidence(lab: LabImage, objects: readonly DetectedObject[]): BoxEvidence {
  const { width, height } = lab
  const border = listBorder(width, height)
  const distances = measureBorderDistance(lab)
  const saliency = getSaliency([measureBarrierDistance(lab), distances], width, height)
  const threshold = getThreshold(saliency)
  const standing: Mask = { width, height, data: Uint8Array.from(saliency, (value) => (value >= threshold ? 1 : 0)) }
  const { mask, noise, evenShare } = findForeground(lab, distances, border)
  const isEven = evenShare >= EVEN_SHARE && noise <= EVEN_NOISE
  const foreground = getSubjectBox(open(mask), saliency)
  const isLight = border.reduce((sum, index) => sum + (lab.planes[0][index] ?? 0), 0) / border.length > LIGHT_BACKGROUND
  return {
    // In dark images, noise looks like lines.
    foreground: foreground !== null && isEven && isLight ? addFaintParts(foreground, lab, border) : foreground,
    salient: getSubjectBox(open(standing), saliency),
    objects,
    isEven,
  }
}
