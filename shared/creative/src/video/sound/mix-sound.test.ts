import { buildSpokenProject, buildTake } from '../../testing/build-spoken-project.ts'
import type { MusicTrack } from '../sounds.ts'
import { measureLoudness } from './loudness/measure-loudness.ts'
import { measureTruePeak } from './loudness/true-peak.ts'
import { mixSound } from './mix-sound.ts'
import { planSound } from './plan-sound.ts'
import { createStereo, type Stereo, toDecibels } from './stereo.ts'

const SECOND = 48_000
const BED: MusicTrack = {
  source: { kind: 'bed', bed: 'clean-lines' },
  from: 0,
  volume: 1,
  ducking: 0.2,
  fade_in: 0,
  fade_out: 15,
}

/** A tone in both channels. @param peak its amplitude */
function makeTone(samples: number, hertz: number, peak = 0.5): Stereo {
  const tone = createStereo(samples)
  for (const channel of tone) {
    channel.forEach((_, index) => {
      channel[index] = peak * Math.sin((2 * Math.PI * hertz * index) / SECOND)
    })
  }
  return tone
}

/** The level of a part in decibels. @param from seconds @param to seconds */
function measureLevel([left]: Stereo, from: number, to: number): number {
  const part = left.subarray(from * SECOND, to * SECOND)
  return toDecibels(Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length))
}

/** The amplitude of one frequency within a part. */
function measureTone([left]: Stereo, hertz: number, from: number, to: number): number {
  const part = left.subarray(from * SECOND, to * SECOND)
  const angle = (2 * Math.PI * hertz) / SECOND
  const [real, imaginary] = part.reduce<[number, number]>(
    ([cosines, sines], value, index) => [
      cosines + value * Math.cos(angle * index),
      sines + value * Math.sin(angle * index),
    ],
    [0, 0],
  )
  return (2 * Math.hypot(real, imaginary)) / part.length
}

const clip = {
  id: 'clip',
  asset_id: 'clip-sound',
  name: 'clip',
  width: 1080,
  height: 1920,
  frames: 300,
  has_sound: true,
}
const clipScene = (speed: number, from = 0) => ({ kind: 'clip' as const, clip_id: 'clip', from, speed, volume: 1 })

describe('[P-46] the sound of a video', () => {
  test('a mix is as loud as platforms play it, keeps below full scale, is exactly as long as the video, and repeats itself', () => {
    const project = buildSpokenProject([{ id: 'a', duration: 150 }], {
      music: BED,
      voice: [buildTake('a', 'one two three')],
    })
    const sources = new Map([['sound-a', makeTone(72_000, 300, 0.02)]])
    const mix = mixSound(planSound(project), sources)
    expect([mix[0].length, mix[1].length]).toEqual([150 * 1600, 150 * 1600])
    expect(measureLoudness(mix)).toBeCloseTo(-14, 0)
    expect(toDecibels(measureTruePeak(mix))).toBeLessThanOrEqual(-1)
    expect(mixSound(planSound(project), sources)).toEqual(mix)
  })

  test('a take is heard in its scene only, wherever the scene was moved to', () => {
    const scenes = [
      { id: 'a', duration: 60 },
      { id: 'b', duration: 60 },
    ]
    const voice = [buildTake('b', 'one two', { offset: 15 })]
    const sources = new Map([['sound-b', makeTone(SECOND, 440)]])
    const mix = (order: typeof scenes) => mixSound(planSound(buildSpokenProject(order, { voice })), sources)
    const [late, early] = [mix(scenes), mix(scenes.toReversed())]
    expect(measureLevel(late, 0, 2.5)).toBe(-Infinity)
    expect(measureLevel(late, 2.5, 3.5)).toBeGreaterThan(-20)
    expect(measureLevel(early, 0.5, 1.5)).toBeGreaterThan(-20)
    expect(measureLevel(early, 1.5, 4)).toBe(-Infinity)
  })

  test('music is lowered while words are spoken and returns afterwards', () => {
    const music = { ...BED, source: { kind: 'asset' as const, asset_id: 'song', samples: 10 * SECOND, beats: [] } }
    const project = buildSpokenProject([{ id: 'a', duration: 300 }], {
      music,
      voice: [buildTake('a', 'a b c d', { offset: 90 })],
    })
    const sources = new Map([['song', makeTone(10 * SECOND, 1000)]])
    const mix = mixSound(planSound(project), sources)
    const [before, during, after] = [measureLevel(mix, 1, 2), measureLevel(mix, 3.2, 4.8), measureLevel(mix, 6.5, 9)]
    expect(before - during).toBeCloseTo(-toDecibels(0.2), 0)
    expect(after).toBeCloseTo(before, 1)
  })

  test('the sound of a clip follows its cut and its speed, and keeps its pitch', () => {
    const whole = makeTone(10 * SECOND, 500)
    whole.forEach((channel) => channel.fill(0, 0, 2 * SECOND))
    const project = buildSpokenProject([{ id: 'a', duration: 90, background: clipScene(2, 60) }], { clips: [clip] })
    const mix = mixSound(planSound(project), new Map([['clip-sound', whole]]))
    expect(measureLevel(mix, 0.1, 2.9)).toBeGreaterThan(-20)
    expect(measureTone(mix, 500, 0.5, 2.5)).toBeGreaterThan(10 * measureTone(mix, 1000, 0.5, 2.5))
  })

  test('no cut clicks: no two samples differ by more than the loudest tone of the sources does', () => {
    const tone = makeTone(10 * SECOND, 200, 0.7)
    const scenes = ['a', 'b', 'c'].map((id, index) => ({
      id,
      duration: 31,
      background: clipScene(index === 1 ? 0.5 : 1, 17 * index),
    }))
    const mix = mixSound(planSound(buildSpokenProject(scenes, { clips: [clip] })), new Map([['clip-sound', tone]]))
    const peak = measureTruePeak(mix)
    const steepest = mix[0].reduce(
      (most, value, index) => Math.max(most, Math.abs(value - (mix[0][index - 1] ?? 0))),
      0,
    )
    expect(steepest).toBeLessThan(1.5 * peak * ((2 * Math.PI * 200) / SECOND))
  })

  test('a missing sound and a song that ends early leave silence and no error', () => {
    const music = { ...BED, source: { kind: 'asset' as const, asset_id: 'song', samples: SECOND, beats: [] } }
    const project = buildSpokenProject([{ id: 'a', duration: 90 }], { music, voice: [buildTake('a', 'one')] })
    const mix = mixSound(planSound(project), new Map([['song', makeTone(SECOND, 300)]]))
    expect([measureLevel(mix, 0, 0.5) > -20, measureLevel(mix, 1, 3)]).toEqual([true, -Infinity])
    expect(measureLevel(mixSound(planSound(project), new Map()), 0, 3)).toBe(-Infinity)
  })
})
