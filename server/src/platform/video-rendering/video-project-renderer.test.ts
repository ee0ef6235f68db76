import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFrameDrawer } from '@marquee/creative/draw-video-frame'
import { mixSound } from '@marquee/creative/mix-sound'
import { planFrame } from '@marquee/creative/plan-frame'
import { planSound } from '@marquee/creative/plan-sound'
import { listTimedScenes } from '@marquee/creative/scene-times'
import { SAMPLES_PER_FRAME } from '@marquee/creative/video-time'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { createPlainProject } from '../../testing/videos/plain-project.ts'
import { endVideoReader, readVideo } from '../../testing/videos/read-video.ts'
import { openContext } from '../creative-rendering/draw-on-canvas.ts'
import { registerFonts } from '../fonts/register-fonts.ts'
import { createVideoProjectRenderer } from './video-project-renderer.ts'

const project = createPlainProject([
  { duration: 20, background: 'accent', headline: 'First' },
  { duration: 15, background: 'deep', headline: 'Second' },
  { duration: 25, background: 'soft', headline: 'Third' },
])
const FRAMES = 60
/** The mean difference of a colour, from 0 to 255, that encoding may cause. */
const TOLERANCE = 4

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
})
afterAll(async () => {
  endVideoReader()
  await rm(folder, { recursive: true, force: true })
})

async function render(encoding: 'mp4' | 'webm') {
  const process = createVideoProjectRenderer({ isH264Wanted: true }).open()
  const scenes: { file: string; frames: number }[] = []
  const done: number[] = []
  for (const { start, end, index } of listTimedScenes(project)) {
    const file = join(folder, `${encoding}-${index}.mp4`)
    const order = { project, format: '1:1', encoding, files: {}, range: { start, end }, file } as const
    await process.renderScene(order, (frames) => done.push(frames))
    scenes.push({ file, frames: end - start })
  }
  const [video, poster] = [join(folder, `video.${encoding}`), join(folder, 'poster.jpg')]
  await process.finishVideo({ project, encoding, files: {}, scenes, video, poster })
  process.close()
  return { video, poster, done }
}

/** A frame as the editor draws it, in 24 × 24 pixels. */
function drawSmall(frame: number): Promise<Buffer> {
  registerFonts(['First Second Third'])
  const makeContext = (width: number, height: number) => openContext(createCanvas(width, height))
  const drawer = createFrameDrawer({ format: '1:1', width: 1080, makeContext })
  const canvas = createCanvas(1080, 1080)
  const resources = { images: new Map(), getClipFrame: () => null }
  drawer.draw(openContext(canvas), project, planFrame(project, '1:1', frame), resources)
  return sharp(canvas.data(), { raw: { width: 1080, height: 1080, channels: 4 } })
    .removeAlpha()
    .resize(24, 24, { kernel: 'cubic' })
    .raw()
    .toBuffer()
}

function measureDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

function toSamples(bytes: Uint8Array): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer)
}

/** Pearson's correlation of two sounds, from -1 to 1. @param shift by how many samples the second one is late */
function correlate(one: Float32Array, other: Float32Array, shift: number): number {
  let [both, ownOne, ownOther] = [0, 0, 0]
  for (let at = Math.max(0, -shift); at < Math.min(one.length, other.length - shift); at += 1) {
    const [a, b] = [one[at] ?? 0, other[at + shift] ?? 0]
    both += a * b
    ownOne += a * a
    ownOther += b * b
  }
  return both / Math.sqrt(ownOne * ownOther)
}

describe.each([
  ['mp4', 'h264', 'aac'],
  ['webm', 'vp9', 'opus'],
] as const)('[P-46] a video that is rendered as %s', (encoding, codec, soundCodec) => {
  let made: Awaited<ReturnType<typeof render>>
  let reading: Awaited<ReturnType<typeof readVideo>>
  beforeAll(async () => {
    made = await render(encoding)
    reading = await readVideo(made.video)
  }, 60_000)

  test('has the codecs, size, colours, rate and length that were asked for', () => {
    expect(reading).toMatchObject({ codec, width: 1080, height: 1080, isYuv420: true, isBt709: true })
    expect(reading.times).toHaveLength(FRAMES)
    // WebM counts in milliseconds.
    expect(Math.max(...reading.times.map((time, index) => Math.abs(time - index / 30)))).toBeLessThan(0.001)
    expect(Math.abs(reading.duration - FRAMES / 30)).toBeLessThan(1 / 30)
  })

  test('shows what the editor draws: at its start and end, in the middle and at both sides of each cut', async () => {
    for (const frame of [0, 10, 19, 20, 23, 34, 35, 38, 50, FRAMES - 1]) {
      const difference = measureDifference(reading.frames[frame]!, await drawSmall(frame))
      expect(difference < TOLERANCE ? 'alike' : `frame ${frame} differs by ${difference}`).toBe('alike')
    }
  })

  test('is as loud as platforms play, and as long as its image', () => {
    expect(reading.sound).toMatchObject({ codec: soundCodec })
    const { lufs, truePeak, seconds } = reading.sound!
    expect(Math.abs(lufs + 14)).toBeLessThan(1)
    // The codec may raise a peak by some tenths of a decibel.
    expect(truePeak).toBeLessThan(-0.5)
    expect(Math.abs(seconds - FRAMES / 30)).toBeLessThan(1 / 30)
  })

  test('sounds like the player, which plays the mixed samples: at the same time and not a frame later', () => {
    const [mixed] = mixSound(planSound(project), new Map())
    const heard = toSamples(reading.sound!.left)
    expect(correlate(mixed, heard, 0)).toBeGreaterThan(0.98)
    for (const shift of [-SAMPLES_PER_FRAME, -SAMPLES_PER_FRAME / 4, SAMPLES_PER_FRAME / 4, SAMPLES_PER_FRAME]) {
      expect(correlate(mixed, heard, shift)).toBeLessThan(0.95)
    }
  })

  test('has a poster in its colours, and reports its progress in frames', async () => {
    const { dominant } = await sharp(await readFile(made.poster)).stats()
    expect(dominant.r - dominant.b).toBeGreaterThan(80)
    expect(made.done).toEqual([15, 15, 15])
  })
})

test('[P-46] an MP4 begins with its index, so that it plays while it is loading', async () => {
  const file = await open(join(folder, 'video.mp4'))
  const { buffer } = await file.read(Buffer.alloc(64), 0, 64, 0)
  await file.close()
  expect(buffer.toString('latin1')).toContain('moov')
})
