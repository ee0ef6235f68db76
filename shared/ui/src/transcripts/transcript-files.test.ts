import { toSrt, toWebVtt } from './transcript-files.ts'

const lines = [
  { start_s: 0, end_s: 1.5, text: 'Stop <b>now</b> & go --> here' },
  { start_s: 3661.0004, end_s: 3662, text: 'Order.' },
]

describe('[P-12] a transcript as a file', () => {
  test('as WebVTT says foreign words as text, with times to the millisecond', () => {
    expect(toWebVtt(lines)).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nStop &lt;b&gt;now&lt;/b&gt; &amp; go --&gt; here\n\n01:01:01.000 --> 01:01:02.000\nOrder.\n',
    )
  })

  test('as SubRip is numbered, and no said arrow is read as times', () => {
    expect(toSrt(lines)).toBe(
      '1\n00:00:00,000 --> 00:00:01,500\nStop <b>now</b> & go → here\n\n2\n01:01:01,000 --> 01:01:02,000\nOrder.\n',
    )
  })
})
