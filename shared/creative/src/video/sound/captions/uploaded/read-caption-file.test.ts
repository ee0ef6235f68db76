import { readCaptionFile } from './read-caption-file.ts'

const FRAMES = 300
/** A file as a browser gives it. */
function toFile(content: string | Uint8Array, name = 'captions.vtt') {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const buffer = new ArrayBuffer(bytes.length)
  new Uint8Array(buffer).set(bytes)
  return { name, size: bytes.length, arrayBuffer: () => Promise.resolve(buffer) }
}
function toBytes(text: string): number[] {
  return text.split('').map((letter) => letter.charCodeAt(0))
}
async function read(content: string | Uint8Array) {
  const result = await readCaptionFile(toFile(content), FRAMES)
  if (!('uploaded' in result)) {
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

  test.each([
    ['Windows-1252', [0x4b, 0xe4, 0x73, 0x65, 0x20, 0x69, 0x73, 0x74], 'Käse ist'],
    ['KOI8', [0xf7, 0xc5, 0xd3, 0xc5, 0xcc, 0xd9, 0xc5, 0x20, 0xce, 0xcf, 0xd3, 0xcb, 0xc9], 'Веселые носки'],
    ['Shift_JIS', [0x82, 0xad, 0x82, 0xc2, 0x89, 0xba, 0x83, 0x7a], 'くつ下ホ'],
    ['Windows-1253', [0xea, 0xe1, 0xeb, 0xe7, 0xec, 0xdd, 0xf1, 0xe1], 'καλημέρα'],
  ])('may be written in %s', async (_, letters, said) => {
    const bytes = toBytes('00:00:01,000 --> 00:00:02,000\n')
    const result = await read(Uint8Array.from([...bytes, ...letters]))
    expect(result).toEqual({ note: null, cues: [[30, 60, said]] })
  })

  test.each([
    [0, 1],
    [1, 0],
  ])('may be written in UTF-16 with and without a mark (%i)', async (at) => {
    const wide = toBytes('00:00:01,000 --> 00:00:02,000\nKäse\n').flatMap((byte) => (at === 0 ? [byte, 0] : [0, byte]))
    const mark = at === 0 ? [0xff, 0xfe] : [0xfe, 0xff]
    for (const bytes of [wide, [...mark, ...wide]]) {
      expect(await read(Uint8Array.from(bytes))).toEqual({ note: null, cues: [[30, 60, 'Käse']] })
    }
  })

  test('[P-96] whose letters can be read in several ways asks, with what it says in each, and is read as the user says', async () => {
    const times = toBytes('1\n00:00:01,000 --> 00:00:02,000\n')
    const file = toFile(Uint8Array.from([...times, 0xb4, 0xf3, 0xbc, 0xd2]))
    const asked = await readCaptionFile(file, FRAMES)
    expect(asked).toEqual({ letters: { encoding: null, choices: expect.any(Array) } })
    expect('letters' in asked && asked.letters?.choices).toContainEqual({
      encoding: 'gb18030',
      name: 'Chinese (simplified)',
      sample: '大家',
    })
    const read2 = await readCaptionFile(file, FRAMES, 'gb18030')
    expect('uploaded' in read2 && read2.uploaded.cues[0]?.words.map(({ text }) => text)).toEqual(['大家'])
  })

  test.each<[name: string, content: string, said: readonly string[]]>([
    [
      'no empty lines between captions',
      '7\n0:00:01,0 --> 0:00:02,0\nOne\n8\n0:00:02,0 --> 0:00:03,0\nTwo',
      ['One', 'Two'],
    ],
    ['a countdown without numbers', '00:01,0 --> 00:02,0\n3\n00:02,0 --> 00:03,0\n2', ['3', '2']],
    [
      'an empty line behind each line',
      '1\r\r\n\r\n00:01,0 --> 00:02,0\n\nOne\n\n2\n\n00:02,0 --> 00:03,0\n\nTwo',
      ['One', 'Two'],
    ],
    [
      'an empty line within a caption',
      '1\n00:01,0 --> 00:02,0\n\nUp\n\ndown\n\n2\n00:02,0 --> 00:03,0\nTwo',
      ['Up down', 'Two'],
    ],
    ['SBV', '0:00:01.000,0:00:02.000\nOne[br]line\n\n0:00:02.000,0:00:03.000\nTwo', ['One line', 'Two']],
    ['hours of three digits', '-00:00:01,000 --> 00:00:01,000\nOne\n\n100:00:00,000 --> 100:00:01,000\nLate', ['One']],
    [
      'typed arrows and spaces',
      '1\n00:01,0 -> 00:02,0\nOne\n\n2\n00: 00: 02, 000 —> 00:00:03,000\nTwo',
      ['One', 'Two'],
    ],
    ['signs of full width', '1\n00：00：01，000 --＞ 00：00：02，000\nOne', ['One']],
    [
      'times of the day in a sentence',
      '1\n00:01,0 --> 00:02,0\nOpen\n8:00 --> 18:00 daily\n5 -> 4 is fine',
      ['Open 8:00 --> 18:00 daily 5 -> 4 is fine'],
    ],
    [
      'styles, regions, notes and names',
      'WEBVTT mine\nKind: captions\n\nREGION\nid:a\n\nSTYLE\n::cue {}\n\nNOTE\na --> b\n\nintro\n00:01.000 --> 00:02.000region:a\nOne\n\nNOTE x\n\nend\n00:02.000 --> 00:03.000\nTwo',
      ['One', 'Two'],
    ],
    [
      'tags, and what only looks like them',
      '00:01,0 --> 00:02,0\n{\\an8}<font color="red"><b>a</b></font> &lt;b&gt; &#39;x&#39; <3 <i love> {y:i}z',
      ["a <b> 'x' <3 <i love> z"],
    ],
    [
      'the head of HTTP streams and a sign at the end',
      'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n1\n00:01.000 --> 00:02.000 align:start line:90%\nsmaller <',
      ['smaller <'],
    ],
    ['marks of direction', '00:01,0 --> 00:02,0\n\u202Bשלום עולם\u202C', ['שלום עולם']],
    [
      'two speakers at once',
      '00:01,0 --> 00:03,0\nYes?\n\n00:01,1 --> 00:02,0\nNo.\n\n00:01,1 --> 00:02,0\nNo.',
      ['Yes? No.'],
    ],
    [
      'lines that roll up',
      '00:01,0 --> 00:02,0\na\nb\n\n00:02,0 --> 00:03,0\nb\nc\n\n00:03,0 --> 00:04,0\nc\nd',
      ['a b', 'c', 'd'],
    ],
    [
      'a refrain',
      '00:01,0 --> 00:02,0\nHey\n\n00:02,0 --> 00:03,0\nHey\nyou\n\n00:03,0 --> 00:04,0\nand\n\n00:04,0 --> 00:05,0\nme',
      ['Hey', 'Hey you', 'and', 'me'],
    ],
    [
      'more words than a cue keeps',
      `00:01,0 --> 00:09,0\n${'a '.repeat(150)}`,
      ['a '.repeat(100).trim(), 'a '.repeat(50).trim()],
    ],
    [
      'shapes and remarks of ASS',
      '[Events]\nFormat: Marked, Start, End, Text\nComment: 0,0:00:01.00,0:00:02.00,no\nDialogue: 0,0:00:01.00,0:00:02.00,One{remark},\\Ntwo\nDialogue: 0,0:00:01.00,0:00:02.00,{\\p1}m 0 0 l 9 9{\\p0}',
      ['One, two'],
    ],
  ])('[P-96] is read right with %s', async (_, content, said) => {
    const result = await read(content)
    expect('cues' in result && result.cues.map((cue) => cue[2])).toEqual(said)
  })

  test('[P-96] keeps all signs of a language without spaces', async () => {
    const text = '毎朝焼きたてのパンを届けます。'.repeat(12)
    const result = await readCaptionFile(toFile(`00:01,0 --> 00:09,0\n${text}`), FRAMES)
    const words = 'uploaded' in result ? result.uploaded.cues.flatMap((cue) => cue.words.map((word) => word.text)) : []
    expect(words.join('')).toBe(text)
    expect(words.length).toBeGreaterThan(60)
  })

  test('[P-96] ends a caption with the video at the latest', async () => {
    expect(await read('00:09,0 --> 02:00:00,0\nLong')).toEqual({ note: null, cues: [[270, FRAMES, 'Long']] })
  })

  test('[P-96] names each caption that it leaves out, and keeps the others', async () => {
    const blocks = [
      '00:01,0 --> 00:02,0\nOne',
      '00:03,0 --> 00:02,0\nBack',
      '00:02,0 --> 00:02,0\nNone',
      '00:75,0 --> 00:80,0\nBad',
      'noon --> 00:03,0\nBad',
      '00:02,0 --> 00:03,0\nTwo',
    ]
    expect(await read(blocks.map((block, index) => `${index + 1}\n${block}\n`).join('\n'))).toEqual({
      note: 'Left out: line 6 (the caption ends before it starts), line 10 (the caption lasts no time), line 14 (the times cannot be read) and 1 more.',
      cues: [
        [30, 60, 'One'],
        [60, 90, 'Two'],
      ],
    })
  })

  test.each([
    ['WEBVTT\n\n00:01.000 --> later\nHi', 'Line 3: the times cannot be read. Write them as 00:01.500 --> 00:03.000.'],
    [
      '1\n00:00:05:10 --> 00:00:06:10\nHi',
      'Line 2: the times cannot be read. Write them as 00:00:01,500 --> 00:00:03,000.',
    ],
    ['1\n00:00:05,000 --> 00:00:04,000\nHo', 'Line 2: the caption ends before it starts.'],
    [
      '[Events]\nDialogue: 0,0:00:01,noon,Default,,0,0,0,,Hi',
      'Line 2: the times cannot be read. Write them as 0:00:01.50,0:00:03.00.',
    ],
    ['WEBVTT\n', 'The file holds no captions.'],
    ['WEBVTT\n\n00:50.000 --> 00:51.000\nHi', 'All captions of the file come after the end of the video.'],
    ['Dear all, buy our cup.', 'This is no caption file. Choose a VTT, SRT, SBV or ASS file.'],
    ['', 'This is no caption file. Choose a VTT, SRT, SBV or ASS file.'],
    [
      'x'.repeat(1_100_000),
      'This file is larger than 1 MB. Caption files are much smaller: choose a VTT, SRT, SBV or ASS file.',
    ],
  ])('that is faulty gets a sentence with its line: %.40s', async (content, fault) => {
    expect(await read(content)).toEqual({ fault })
  })
})
