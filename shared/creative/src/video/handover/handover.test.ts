import { buildSpokenProject, buildTake } from '../../testing/build-spoken-project.ts'
import type { VideoProject } from '../video-project.ts'
import { describeRights } from './describe-rights.ts'
import { toTimeline } from './to-timeline.ts'
import { writeRights } from './write-rights.ts'

const clip = {
  id: 'clip',
  asset_id: 'clip-file',
  name: 'clip',
  width: 1080,
  height: 1920,
  frames: 300,
  has_sound: true,
}
const still = {
  kind: 'still',
  picture: { kind: 'asset', asset_id: 'photo', cutout: false },
  motion: 'zoom_in',
} as const
const moving = { kind: 'clip', clip_id: 'clip', from: 30, speed: 2, volume: 1 } as const
const scenes = [
  { id: 'a', duration: 60, background: still },
  { id: 'b', duration: 90, background: moving },
]
const MUSIC: NonNullable<VideoProject['music']> = {
  source: { kind: 'bed', bed: 'still-water' },
  from: 0,
  volume: 1,
  ducking: 0.3,
  fade_in: 0,
  fade_out: 0,
}
const names = new Map([['photo', 'cup.webp']])

describe('[P-49] the rights and disclosure sheet', () => {
  test('says of each image, voice and music whose it is, and what a machine made', () => {
    const { items } = describeRights(
      buildSpokenProject(scenes, { clips: [clip], voice: [buildTake('b', 'Hot for hours.')], music: MUSIC }),
      names,
    )
    expect(items.map(({ place, what, isSynthetic }) => [place, what, isSynthetic])).toEqual([
      ['Scene 1', 'cup.webp', false],
      ['Scene 2', 'A file', false],
      ['Scene 2', 'Voice “slt”: “Hot for hours.”', true],
      ['Whole video', 'Music “Still water”', false],
      ['Whole video', 'Words on the screen and in the voice', false],
    ])
    expect(items[1]?.rights).toContain('removed')
  })

  test('asks for a disclosure where a voice is synthetic, and for a check where only the advertiser knows', () => {
    const duties = (maker: 'draft' | 'recording') =>
      describeRights(buildSpokenProject(scenes, { voice: [buildTake('a', 'Hot.', { maker })] }), names).duties
    expect(duties('draft').map(({ name, applies }) => [name, applies])).toEqual([
      ['TikTok', 'yes'],
      ['Meta', 'check'],
      ['European Union', 'check'],
      ['New York', 'check'],
    ])
    expect(duties('recording').every(({ applies }) => applies === 'check')).toBe(true)
    const text = writeRights('Cup', { items: [], duties: duties('draft') })
    expect(text).toContain('TikTok (Applies)')
    expect(text).toContain('Source: Regulation (EU) 2024/1689')
  })
})

test('[P-49] the cut names scenes with their files, speeds and lengths, and puts each sound at its frame', () => {
  const voice = [buildTake('b', 'one two', { offset: 15 })]
  const project = buildSpokenProject(scenes, { clips: [clip], voice, music: MUSIC })
  const timeline = toTimeline('Cup', project, {
    findFile: (id) => (id === 'photo' ? { path: 'media/cup.png', original: 'media/cup.webp' } : undefined),
  })
  const range = (start: number, length: number) => ({
    start_time: { value: start, rate: 30 },
    duration: { value: length },
  })
  expect(timeline).toMatchObject({
    OTIO_SCHEMA: 'Timeline.1',
    name: 'Cup',
    tracks: {
      children: [
        {
          kind: 'Video',
          children: [
            {
              source_range: range(0, 60),
              media_references: {
                DEFAULT_MEDIA: { target_url: 'media/cup.png', available_range: range(0, 60) },
                original: { target_url: 'media/cup.webp', available_range: range(0, 60) },
              },
            },
            {
              source_range: range(30, 90),
              effects: [{ time_scalar: 2 }],
              media_references: { DEFAULT_MEDIA: { OTIO_SCHEMA: 'MissingReference.1' } },
            },
          ],
        },
        {
          name: 'Voice 1',
          children: [{ OTIO_SCHEMA: 'Gap.1', source_range: range(0, 75) }, { source_range: range(0, 30) }],
        },
        { name: 'Clips 1', children: [{ source_range: range(0, 60) }, { source_range: range(30, 90) }] },
      ],
    },
  })
})

test('[P-49] [P-96] each file of the cut says how much of it there is, as converters to Final Cut and Premiere ask', () => {
  const voice = [buildTake('b', 'one two', { offset: 15, samples: 96_100, from: 1600, to: 49_600 })]
  const project = buildSpokenProject(scenes, { clips: [clip], voice })
  const text = JSON.stringify(toTimeline('Cup', project, { findFile: (id) => ({ path: id, original: null }) }))
  const ranges = [
    ...text.matchAll(
      /"target_url":"([^"]+)","available_range":\{[^}]+"start_time":\{[^}]+\},"duration":\{[^}]+"value":(\d+)/g,
    ),
  ]
  const lengths = new Map(ranges.map(([, file, length]) => [file, Number(length)]))
  expect(lengths).toEqual(
    new Map([
      ['photo', 60],
      ['clip-file', 300],
      [voice[0]?.asset_id, 60],
    ]),
  )
  expect(text).not.toContain('"available_range":null')
})
