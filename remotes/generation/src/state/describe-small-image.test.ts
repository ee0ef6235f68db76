import { describeSmallImage } from './describe-small-image.ts'

test.each([
  [480, 360, '480 × 360 px. At least 1080 px on the shorter side would do for every format.'],
  [4000, 1079, '4000 × 1079 px. At least 1080 px on the shorter side would do for every format.'],
  [1080, 1920, null],
  [null, null, null],
])('[P-41] an image of %s × %s px is told which size would do', (width, height, sentence) => {
  expect(describeSmallImage({ width, height })).toBe(sentence)
})
