import { addFaintParts } from './faint-parts.ts'
import { findForeground } from './background-fill.ts'
import { measureBarrierDistance } from './barrier-distance.ts'
import { listBorder, measureBorderDistance, measureTexture } from './border-colors.ts'
import type { BoxEvidence } from './box-evidence.ts'
import type { DetectedObject } from './detect-objects.ts'
import { getSubjectBox, type Mask, open } from './masks.ts'
import { getSaliency, getThreshold } from './saliency.ts'
import type { LabImage } from './to-lab.ts'

const EVEN_SHARE = 0.93
const EVEN_NOISE = 5
const LIGHT_BACKGROUND = 60

/** Looks for the subject in the ways that {@link BoxEvidence} lists. */
export function gatherEvidence(lab: LabImage, objects: readonly DetectedObject[]): BoxEvidence {
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
    foreground,
    // In dark images, noise looks like lines.
    withFaintParts: foreground !== null && isEven && isLight ? addFaintParts(foreground, lab, border) : foreground,
    salient: getSubjectBox(open(standing), saliency),
    objects,
    isEven,
    texture: measureTexture(lab, border),
  }
}
