import { fitClipSize } from './fit-clip-size.ts'

test.each([
  ['a phone held upright in 4K', [2160, 3840], [1080, 1920]],
  ['a phone held sideways in 4K', [3840, 2160], [1920, 1080]],
  ['a small video', [360, 640], [360, 640]],
  ['odd sides', [405, 719], [406, 720]],
  ['a banner', [2400, 300], [1920, 240]],
  ['a square', [2160, 2160], [1080, 1080]],
] as const)('[P-46] a clip of %s keeps its shape, is not enlarged and has even sides', (_name, given, wanted) => {
  const [width, height] = wanted
  expect(fitClipSize({ width: given[0], height: given[1] })).toEqual({ width, height })
})
