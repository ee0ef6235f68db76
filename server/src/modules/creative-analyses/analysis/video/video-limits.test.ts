import { refuseTruncated, refuseUnreasonable, VideoRefusal } from './video-limits.ts'

const USUAL = { width: 1080, height: 1920, duration: 30, streams: 2 }

describe('[P-31] what a file says of itself is judged before anything is decoded', () => {
  test.each([
    ['hours long', { duration: 7200 }, /longer than 5 minutes/],
    ['without a length', { duration: Number.NaN }, /damaged/],
    ['huge', { width: 30_000, height: 30_000 }, /30000 × 30000 pixels/],
    ['of no size', { width: 0, height: 0 }, /pixels/],
    ['of many tracks', { streams: 400 }, /400 tracks/],
  ])('a video that is %s is refused with a sentence', (_, changes, sentence) => {
    expect(() => refuseUnreasonable({ ...USUAL, ...changes })).toThrow(VideoRefusal)
    expect(() => refuseUnreasonable({ ...USUAL, ...changes })).toThrow(sentence)
  })

  test('a usual one is not', () => {
    expect(() => refuseUnreasonable(USUAL)).not.toThrow()
    expect(() => refuseTruncated(29.5, 30)).not.toThrow()
  })

  test('one that breaks off is damaged', () => {
    expect(() => refuseTruncated(10, 30)).toThrow('of its 30 seconds only 10 can be read')
  })
})
