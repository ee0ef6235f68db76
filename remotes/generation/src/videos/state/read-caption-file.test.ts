/** @jest-environment node */ // oxlint-disable-line jsdoc/check-tag-names -- jest reads it
import { readCaptionFile } from './read-caption-file.ts'

const FRAMES = 300
/** A file as a browser gives it. */
function toFile(content: string | Uint8Array, name = 'captions.vtt') {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const buffer = new ArrayBuffer(bytes.length)
  new Uint8Array(buffer).set(bytes)
  return { name, size: bytes.length, arrayBuffer: () => Promise.resolve(buffer) }
}
async function read(content: string | Uint8Array) {
  const result = await readCaptionFile(toFile(content), FRAMES)
  if ('fault' in result) {
    return result
  }
  const { uploaded, note } = result
  return { note, cues: uploaded.cues.map(({ from, to, words }) => [from, to, words.map(({ text }) => text).join(' ')]) }
}

describe('[P-46] an uploaded caption file', () => {
  test.each([
    [
      'VTT',
      'WEBVTT - mine\n\nNOTE by me\n\nintro\n00:01.000 --> 00:02.500 align:start\n<v Bob>Salt &amp; <b>pepper</b>\nhere',
    ],
    ['SRT', '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Salt</i> & pepper\r\nhere\r\n'],
    ['SRT without numbers', '00:01,000 --> 00:02,500\nSalt & pepper here\n'],
    [
      'ASS',
      '[Script Info]\nTitle: x\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\an8}Salt & {\\b1}pepper{\\b0}\\Nhere\n',
    ],
  ])('of the format %s is read as text, with its times in frames', async (_, content) => {
    expect(await read(content)).toEqual({ note: null, cues: [[30, 75, 'Salt & pepper here']] })
  })

  test('keeps the times of words, as karaoke has them', async () => {
    const result = await readCaptionFile(
      toFile('WEBVTT\n\n00:01.000 --> 00:03.000\nHot <00:02.000>for <00:02.500>hours\n'),
      FRAMES,
    )
    expect('uploaded' in result && result.uploaded.cues[0]?.words).toEqual([
      { text: 'Hot', from: 30, to: 60 },
      { text: 'for', from: 60, to: 75 },
      { text: 'hours', from: 75, to: 90 },
    ])
  })

  test('shows one caption at a time, in order, and leaves out what comes after the end', async () => {
    const times = ['00:02.000 --> 00:04.000\nsecond', '00:01.000 --> 00:03.000\nfirst', '00:20.000 --> 00:21.000\nlate']
    expect(await read(`WEBVTT\n\n${times.join('\n\n')}\n`)).toEqual({
      note: 'Left out, because the video ends before: 1 of 3 captions.',
      cues: [
        [30, 60, 'first'],
        [60, 120, 'second'],
      ],
    })
  })

  test('may be written in the letters of Windows or in UTF-16', async () => {
    const srt = '00:00:01,000 --> 00:00:02,000\nKäse\n'
    const latin = Uint8Array.from(srt.split(''), (letter) => letter.charCodeAt(0))
    const wide = Uint8Array.from([0xff, 0xfe, ...srt.split('').flatMap((letter) => [letter.charCodeAt(0), 0])])
    expect([await read(latin), await read(wide)]).toEqual([1, 2].map(() => ({ note: null, cues: [[30, 60, 'Käse']] })))
  })

  test.each([
    [
      'WEBVTT\n\n00:01.000 -> 00:02.000\nHi',
      'Line 3: the times cannot be read. Write them as 00:01.500 --> 00:03.000.',
    ],
    [
      'WEBVTT\n\n00:01,000 --> 00:02,000\nHi',
      'Line 3: the times cannot be read. Write them as 00:01.500 --> 00:03.000.',
    ],
    [
      '1\n00:00:01,000 --> 00:00:02,000\nHi\n\n2\n00:00:05,000 --> 00:00:04,000\nHo',
      'Line 6: the caption ends before it starts.',
    ],
    [
      '[Events]\nDialogue: 0,0:00:01,noon,Default,,0,0,0,,Hi',
      'Line 2: the times cannot be read. Write them as 0:00:01.50,0:00:03.00.',
    ],
    ['WEBVTT\n', 'The file holds no captions.'],
    ['WEBVTT\n\n00:50.000 --> 00:51.000\nHi', 'All captions of the file come after the end of the video.'],
    ['Dear all, buy our cup.', 'This is no caption file. Choose a VTT, SRT or ASS file.'],
    ['', 'This is no caption file. Choose a VTT, SRT or ASS file.'],
    [
      'x'.repeat(1_100_000),
      'This file is larger than 1 MB. Caption files are much smaller: choose a VTT, SRT or ASS file.',
    ],
  ])('that is faulty gets a sentence with its line: %.40s', async (content, fault) => {
    expect(await read(content)).toEqual({ fault })
  })
})
