import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { registerFonts } from '../../platform/fonts/register-fonts.ts'
import { serveProcess } from '../../platform/processes/serve-process.ts'
import { loadVideoLibrary, type VideoLibrary } from '../../platform/video/video-library.ts'
import { holdMemory } from '../../platform/video/hold-memory.ts'
import { findPart, type ReadVideoScript, type VideoScript, videoScript } from './video-script.ts'

const FPS = 30
const RATE = 48_000
const SAMPLES = RATE / FPS

type Muxer = Awaited<ReturnType<VideoLibrary['Muxer']['open']>>
type Encoder = Awaited<ReturnType<VideoLibrary['Encoder']['create']>>
type Frame = NonNullable<Parameters<Encoder['encodeAll']>[0]>

async function make(given: VideoScript): Promise<Buffer> {
  const script = videoScript.parse(given)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-script-'))
  try {
    const file = join(folder, `video.${script.container}`)
    await write(file, script)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function write(file: string, script: ReadVideoScript): Promise<void> {
  const library = await loadVideoLibrary()
  const muxer = await library.Muxer.open(file, script.isLive ? { options: { live: '1' } } : {})
  const images = await openImages(library, muxer, script)
  const sound = await openSound(library, muxer, script)
  const count = countFrames(script.scenes)
  for (let index = 0; index < Math.max(count, countFrames(script.sound ?? [])); index += 1) {
    if (index < count) {
      await images.push(index)
    }
    await sound.push(index)
  }
  await images.end()
  await sound.end()
  await muxer.close()
}

function countFrames(parts: readonly { seconds: number }[]): number {
  return Math.round(parts.reduce((sum, { seconds }) => sum + seconds, 0) * FPS)
}

/** Encodes a frame, or flushes the encoder; the frame is freed. */
async function encode(muxer: Muxer, { encoder, stream }: { encoder: Encoder; stream: number }, frame: Frame | null) {
  for (const packet of await encoder.encodeAll(frame)) {
    await muxer.writePacket(packet, stream)
    packet.free()
  }
  frame?.free()
}

async function openImages(library: VideoLibrary, muxer: Muxer, { width, height, scenes, late }: ReadVideoScript) {
  const options = { deadline: 'realtime', 'cpu-used': 8 } as const
  const encoder = await library.Encoder.create(library.FF_ENCODER_LIBVPX_VP9, {
    context: { bitRate: 2_000_000 },
    options,
  })
  const track = { encoder, stream: muxer.addStream(encoder) }
  const filter = library.FilterAPI.create('format=yuv420p', {})
  registerFonts(scenes.flatMap(({ caption }) => caption ?? []))
  const canvas = createCanvas(width, height)
  const format = { width, height, format: library.AV_PIX_FMT_RGBA, timeBase: { num: 1, den: FPS } }
  return {
    async push(index: number): Promise<void> {
      const { part, inside } = findPart(scenes, index / FPS)
      if (part.isHeld === true && inside > 0.5 / FPS) {
        return
      }
      drawScene(canvas, scenes, index / FPS)
      const pts = BigInt(index + Math.round(late * FPS))
      const pixels = canvas.data()
      const frame = holdMemory(library.Frame.fromVideoBuffer(pixels, { ...format, pts }), pixels)
      for (const converted of await filter.processAll(frame)) {
        await encode(muxer, track, converted)
      }
      frame.free()
    },
    end: () => encode(muxer, track, null),
  }
}

function drawScene(canvas: Canvas, scenes: ReadVideoScript['scenes'], moment: number): void {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const { part, inside } = findPart(scenes, moment)
  context.fillStyle = part.color
  context.fillRect(0, 0, width, height)
  if (part.isMoving) {
    context.fillStyle = '#f2f2f2'
    context.fillRect((inside * width) / 3, height * 0.2, width * 0.3, width * 0.3)
  }
  if (part.caption !== undefined) {
    context.fillStyle = '#000000'
    context.fillRect(width * 0.05, height * 0.78, width * 0.9, height * 0.1)
    context.fillStyle = '#ffffff'
    context.font = `${width * 0.07}px "Marquee Sans"`
    context.fillText(part.caption, width * 0.1, height * 0.85)
  }
}

async function openSound(library: VideoLibrary, muxer: Muxer, { sound, moreTracks }: ReadVideoScript) {
  const tracks: { encoder: Encoder; stream: number }[] = []
  for (let track = 0; track < (sound === undefined ? 0 : 1 + moreTracks); track += 1) {
    const encoder = await library.Encoder.create(library.FF_ENCODER_LIBOPUS, { context: { bitRate: 160_000 } })
    tracks.push({ encoder, stream: muxer.addStream(encoder) })
  }
  const filter = library.FilterAPI.create('aformat=sample_fmts=flt,asetnsamples=960', {})

  return {
    async push(index: number): Promise<void> {
      if (sound === undefined) {
        return
      }
      const heard = toSoundFrame(library, index, findPart(sound, index / FPS).part.level)
      for (const chunk of await filter.processAll(heard)) {
        for (const track of tracks) {
          await encode(muxer, track, chunk.clone())
        }
        chunk.free()
      }
      heard.free()
    },
    async end(): Promise<void> {
      for (const track of tracks) {
        await encode(muxer, track, null)
      }
    },
  }
}

/** A sine of 997 Hz in both channels. @param level of its peaks in dBFS; null is silence */
function toSoundFrame(library: VideoLibrary, index: number, level: number | null): Frame {
  const buffer = Buffer.alloc(SAMPLES * 2 * 4)
  const peak = level === null ? 0 : 10 ** (level / 20)
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const value = peak * Math.sin((2 * Math.PI * 997 * (index * SAMPLES + sample)) / RATE)
    buffer.writeFloatLE(value, sample * 8)
    buffer.writeFloatLE(value, sample * 8 + 4)
  }
  const frame = library.Frame.fromAudioBuffer(buffer, {
    nbSamples: SAMPLES,
    format: library.AV_SAMPLE_FMT_FLT,
    sampleRate: RATE,
    channelLayout: library.AV_CHANNEL_LAYOUT_STEREO,
    pts: BigInt(index * SAMPLES),
    timeBase: { num: 1, den: RATE },
  })
  return holdMemory(frame, buffer)
}

serveProcess({ order: videoScript, work: make, memoryMb: 1024 })
