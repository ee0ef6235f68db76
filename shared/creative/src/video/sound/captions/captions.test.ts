import { buildSpokenProject, buildTake } from '../../../testing/build-spoken-project.ts'
import { toSrt, toWebVtt } from './caption-files.ts'
import { listCues } from './list-cues.ts'

const scenes = [
  { id: 'a', duration: 90, spoken: 'Meet the lamp.' },
  { id: 'b', duration: 150, spoken: 'It lasts twelve hours, folds flat, and costs less than lunch for two.' },
]
const textOf = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(' ')

describe('[P-46] captions', () => {
  test('words without a voice are spread over their own scene, in order and without overlaps', () => {
    const cues = listCues(buildSpokenProject(scenes), '9:16')
    expect(cues.map(({ words }) => textOf(words))).toEqual([
      'Meet the lamp.',
      'It lasts twelve hours, folds flat,',
      'and costs less than lunch for two.',
    ])
    expect(cues[0]?.to).toBeLessThan(100)
    expect(cues[1]?.from).toBeGreaterThanOrEqual(90)
    cues.slice(1).forEach((cue, index) => expect(cue.from).toBeGreaterThanOrEqual(cues[index]?.to ?? 0))
    expect(cues.at(-1)?.to).toBeLessThanOrEqual(240)
  })

  test('spoken words are shown when they are heard: the take’s words, from its offset and its trim', () => {
    const voice = [buildTake('b', 'Now it folds flat.', { offset: 10, from: 24_000 })]
    const [first, second] = listCues(buildSpokenProject(scenes, { voice }), '9:16')
    expect(textOf(first?.words ?? [])).toBe('Meet the lamp.')
    expect(second?.words.map(({ text, from, to }) => [text, from, to])).toEqual([
      ['it', 100, 115],
      ['folds', 115, 130],
      ['flat.', 130, 145],
    ])
  })

  test('a wide format shows more words at once than a tall one, large captions show fewer, and no line is too long', () => {
    const project = (size: 'small' | 'large') =>
      buildSpokenProject(scenes, { captions: { style: 'block', place: 'lower', size } })
    const count = (format: '9:16' | '16:9', size: 'small' | 'large') => listCues(project(size), format).length
    expect(count('16:9', 'small')).toBeLessThan(count('9:16', 'small'))
    expect(count('9:16', 'large')).toBeGreaterThan(count('9:16', 'small'))
    expect(listCues(project('large'), '9:16').every(({ words }) => textOf(words).length <= 34)).toBe(true)
  })

  test('of an uploaded file are shown at their own times instead of the spoken words, up to the end of the video', () => {
    const cue = (text: string, from: number) => ({ from, to: from + 30, words: [{ text, from, to: from + 30 }] })
    const uploaded = { name: 'mine.srt', cues: [cue('Corrected', 20), cue('words', 100), cue('late', 240)] }
    const captions = { style: 'block' as const, place: 'lower' as const, size: 'medium' as const, uploaded }
    const cues = listCues(buildSpokenProject(scenes, { captions }), '9:16')
    expect(cues.map(({ from, words }) => [from, textOf(words)])).toEqual([
      [20, 'Corrected'],
      [100, 'words'],
    ])
  })

  test('word by word, each cue holds one word', () => {
    const project = buildSpokenProject(scenes, { captions: { style: 'words', place: 'lower', size: 'medium' } })
    expect(listCues(project, '1:1').every(({ words }) => words.length === 1)).toBe(true)
  })

  test('files hold times to the millisecond, lines, escaped signs, and for karaoke the time of each word', () => {
    const voice = [buildTake('a', 'Salt & <3 pepper for everyone', { offset: 1 })]
    const cues = listCues(buildSpokenProject([{ id: 'a', duration: 200 }], { voice }), '9:16')
    expect(toWebVtt(cues, { letters: 16, isKaraoke: true })).toBe(
      'WEBVTT\n\n00:00:00.033 --> 00:00:03.433\nSalt <00:00:00.533>&amp; <00:00:01.033>&lt;3 <00:00:01.533>pepper\n' +
        '<00:00:02.033>for <00:00:02.533>everyone\n',
    )
    expect(toWebVtt(cues, { letters: 40, isKaraoke: false })).toContain('\nSalt &amp; &lt;3 pepper for everyone\n')
    expect(toSrt(cues, 16)).toBe('1\n00:00:00,033 --> 00:00:03,433\nSalt & <3 pepper\nfor everyone\n')
  })
})
