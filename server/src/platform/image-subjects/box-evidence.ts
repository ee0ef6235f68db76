import type { ShareBox } from '@marquee/creative/image-subject'
import type { DetectedObject } from './detect-objects.ts'

/** What is known about where the subject is. */
export interface BoxEvidence {
  /** The part that the background did not reach; null when there is none. */
  foreground: ShareBox | null
  /** The same with parts that show by their edges alone. */
  withFaintParts: ShareBox | null
  /** The part that stands out by its colours. */
  salient: ShareBox | null
  objects: readonly DetectedObject[]
  /** Whether the background has few colours and little noise. */
  isEven: boolean
  /** The share of adjacent pixels of the border whose colours differ clearly: textures, and busy backgrounds in grey. */
  texture: number
}

export interface ChosenBox {
  box: ShareBox
  is_sure: boolean
}
