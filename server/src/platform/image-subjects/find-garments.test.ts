import { findGarments } from './find-garments.ts'

/** A person who stands upright in the middle. */
const POINTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left_shoulder: [0.6, 0.25],
  right_shoulder: [0.4, 0.25],
  left_elbow: [0.64, 0.4],
  right_elbow: [0.36, 0.4],
  left_hip: [0.56, 0.55],
  right_hip: [0.44, 0.55],
  left_knee: [0.56, 0.75],
  right_knee: [0.44, 0.75],
  left_ankle: [0.56, 0.94],
  right_ankle: [0.44, 0.94],
}
const PERSON = { x: 0.33, y: 0.05, w: 0.34, h: 0.93 }
const pose = (unseen: RegExp = /^$/) =>
  new Map(Object.entries(POINTS).map(([name, [x, y]]) => [name, { x, y, score: unseen.test(name) ? 0.1 : 0.8 }]))

const getEnd = (box: { y: number; h: number } | null) => (box === null ? null : box.y + box.h)

describe('[P-41] the garments of a person', () => {
  test('lie below the head, divided at the waist, and within the person', () => {
    const { upper, lower, whole } = findGarments(pose(), PERSON)
    expect(upper?.y).toBeCloseTo(0.21, 2)
    expect(getEnd(upper)).toBeCloseTo(0.58, 2)
    expect(lower?.y).toBeCloseTo(0.51, 2)
    expect(getEnd(lower)).toBeCloseTo(0.98, 2)
    expect([whole?.y, whole?.x]).toEqual([upper?.y, PERSON.x])
  })

  test('reach to the lower end of an image that ends above the knees', () => {
    const person = { ...PERSON, h: 0.95 }
    const { lower } = findGarments(pose(/knee|ankle/), person)
    expect(getEnd(lower)).toBeCloseTo(1)
  })

  test('are only of the upper body when no hips are seen, and none without shoulders', () => {
    expect(findGarments(pose(/hip|knee|ankle/), PERSON)).toMatchObject({
      upper: { x: PERSON.x },
      lower: null,
      whole: null,
    })
    expect(findGarments(pose(/shoulder/), PERSON)).toEqual({ upper: null, lower: null, whole: null })
  })
})
