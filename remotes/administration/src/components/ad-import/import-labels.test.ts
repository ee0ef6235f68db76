import { formatPart, formatSize } from './import-labels.ts'

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [1024 * 1024, '1 MB'],
  [1024 ** 3, '1 GB'],
])('[F-01] a file of %i bytes is said to have %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})

test.each([
  [0, 512, '0 of 512 bytes'],
  [44_000_000, 125_000_000, '42 of 119 MB'],
  [400 * 1024 ** 2, 1024 ** 3, '0.4 of 1.0 GB'],
  [1024 ** 3, 1024 ** 3, '1.0 of 1.0 GB'],
])('[F-01] %i of %i bytes are said to be %s', (bytes, whole, words) => {
  expect(formatPart(bytes, whole)).toBe(words)
})
