import type { ImageSubject } from '@marquee/creative/image-subject'
import type { SubjectFinder } from '../platform/image-subjects/subject-finder.ts'

const EDGE = { kind: 'even', color: '#f4f4f2' } as const

/** What tests find in every image. */
export const FIXED_SUBJECT: ImageSubject = {
  width: 1200,
  height: 1200,
  box: { x: 0.3, y: 0.2, w: 0.4, h: 0.6 },
  source: 'pixels',
  is_sure: false,
  kind: 'photo',
  faces: [],
  texts: [],
  calm_areas: [
    { x: 0, y: 0, w: 1, h: 0.2 },
    { x: 0, y: 0.8, w: 1, h: 0.2 },
  ],
  edges: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
  sharp_share: 1,
}

/** Finds the same in every image, without the seconds that models take to start. */
export function createFixedSubjectFinder(): SubjectFinder {
  return { find: async () => FIXED_SUBJECT, close: () => undefined }
}
