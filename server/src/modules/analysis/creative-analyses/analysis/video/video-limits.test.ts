import { VideoRefusal } from '../../../../../platform/video/video-refusal.ts'
import { judgeDuration, refuseTruncated } from './video-limits.ts'

describe('[P-31] the length of a video', () => {
  test.each([
    [7200, /longer than 5 minutes/],
    [0.4, /shorter than half a second/],
  ])('%d seconds are refused with a sentence', (duration, sentence) => {
    expect(judgeDuration(duration)).toMatch(sentence)
  })

  test('half a second and five minutes are analyzed', () => {
    expect([judgeDuration(0.5), judgeDuration(300)]).toEqual([null, null])
  })

  test('one that breaks off is damaged', () => {
    expect(() => refuseTruncated(10, 30)).toThrow(VideoRefusal)
    expect(() => refuseTruncated(10, 30)).toThrow('of its 30 seconds only 10 can be read')
    expect(() => refuseTruncated(29.5, 30)).not.toThrow()
  })
})
