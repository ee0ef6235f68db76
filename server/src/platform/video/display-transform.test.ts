import { readDisplayTransform } from './display-transform.ts'

function matrix(a: number, b: number, c: number, d: number): Buffer {
  const bytes = Buffer.alloc(36)
  for (const [index, value] of [a, b, 0, c, d].entries()) {
    bytes.writeInt32LE(value * 0x10000, index * 4)
  }
  return bytes
}

describe('[P-31] frames are turned as a player shows them', () => {
  test.each([
    ['as it is', [1, 0, 0, 1], '', false],
    ['mirrored, as of a selfie', [-1, 0, 0, 1], 'hflip,', false],
    ['upside down', [-1, 0, 0, -1], 'hflip,vflip,', false],
    ['a quarter clockwise', [0, 1, -1, 0], 'transpose=clock,', true],
    ['a quarter counterclockwise', [0, -1, 1, 0], 'transpose=cclock,', true],
    ['a quarter and mirrored', [0, 1, 1, 0], 'transpose=cclock_flip,', true],
    ['a quarter and mirrored the other way', [0, -1, -1, 0], 'transpose=clock_flip,', true],
  ] as const)('%s', (_, [a, b, c, d], filters, isSideways) => {
    expect(readDisplayTransform(matrix(a, b, c, d))).toEqual({ filters, isSideways })
  })

  test('a file without a matrix, or with an empty or a short one, is shown as it is', () => {
    for (const bytes of [null, Buffer.alloc(36), Buffer.alloc(8)]) {
      expect(readDisplayTransform(bytes)).toEqual({ filters: '', isSideways: false })
    }
  })
})
