import { checkSegment } from './check-segment.ts'

const HEADER = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x83, 1, 2, 3])
const segment = (...length: number[]) =>
  Buffer.concat([HEADER, Buffer.from([0x18, 0x53, 0x80, 0x67, ...length]), Buffer.alloc(100)])
const LONG = segment(0x40, 0xff)

describe('[P-31] the length that a Matroska file claims', () => {
  test('is held against the bytes that are there', () => {
    expect(() => checkSegment(LONG, LONG.length + 200)).not.toThrow()
    expect(() => checkSegment(LONG, LONG.length)).toThrow('The video is cut off')
  })

  test('may be unknown, as of a live recording', () => {
    for (const unknown of [segment(0xff), segment(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)]) {
      expect(() => checkSegment(unknown, unknown.length)).not.toThrow()
    }
  })

  test('is left to the demuxer where there is none', () => {
    expect(() => checkSegment(HEADER, 8)).not.toThrow()
    expect(() => checkSegment(Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0]), 5)).not.toThrow()
  })
})
