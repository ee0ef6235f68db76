import { formatSize } from './import-words.ts'

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [1024 * 1024, '1 MB'],
  [1024 ** 3, '1 GB'],
])('[F-01] a file of %i bytes is said to have %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words)
})
