import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { registerFonts } from '../../platform/fonts/register-fonts.ts'
import { serveProcess } from '../../platform/processes/serve-process.ts'
import { loadVideoLibrary } from '../../platform/video/video-library.ts'
import { type VideoScript, videoScript } from './video-script.ts'

const FPS = 30
const RATE = 48_000
const SAMPLES = RATE / FPS

async function make(given: VideoScript): Promise<Buffer> {
  const script = videoScript.parse(given)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-script-'))
  try {
    const file = join(folder, 'video.webm')
    await write(file, script)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function write(file: string, { width, height, scenes, sound, moreTracks }: ReturnType<typeof videoScript.parse>) {
  const library = await loadVideoLibrary()
  const { Encoder, FilterAPI, Frame, Muxer } = library
  const muxer = await Muxer.open(file, {})
  const options = { deadline: 'realtime', 'cpu-used': 8 } as const
  const video = await Encoder.create(library.FF_ENCODER_LIBVPX_VP9, { context: { bitRate: 2_000_000 }, options })
  const videoTrack = muxer.addStream(video)
  const tracks = []
  for (let track = 0; track < (sound === undefined ? 0 : 1 + moreTracks); track += 1) {
    const encoder = await Encoder.create(library.FF_ENCODER_LIBOPUS, { context: { bitRate: 160_000 } })
    tracks.push({ encoder, stream: muxer.addStream(encoder) })
  }
  const pixelFormat = FilterAPI.create('format=yuv420p', {})
  const meter = FilterAPI.create('aformat=sample_fmts=flt,asetnsamples=960', {})
  registerFonts(scenes.flatMap(({ caption }) => caption ?? []))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const count = Math.round(scenes.reduce((sum, { seconds }) => sum + seconds, 0) * FPS)

  for (let index = 0; index < count; index += 1) {
    const { scene, inside } = findPart(scenes, index / FPS)
    context.fillStyle = scene.color
    context.fillRect(0, 0, width, height)
    if (scene.isMoving) {
      context.fillStyle = '#f2f2f2'
      context.fillRect((inside * width) / 3, height * 0.2, width * 0.3, width * 0.3)
    }
    if (scene.caption !== undefined) {
      context.fillStyle = '#000000'
      context.fillRect(width * 0.05, height * 0.78, width * 0.9, height * 0.1)
      context.fillStyle = '#ffffff'
      context.font = `${width * 0.07}px "Marquee Sans"`
      context.fillText(scene.caption, width * 0.1, height * 0.85)
    }
    const format = { width, height, format: library.AV_PIX_FMT_RGBA, timeBase: { num: 1, den: FPS } }
    const frame = Frame.fromVideoBuffer(canvas.data(), { ...format, pts: BigInt(index) })
    for (const converted of await pixelFormat.processAll(frame)) {
      await encode(video, converted, videoTrack)
    }
    frame.free()
    if (sound !== undefined) {
      const { scene: tone } = findPart(sound, index / FPS)
      const heard = toSoundFrame(index, tone.level)
      for (const part of await meter.processAll(heard)) {
        for (const { encoder, stream } of tracks) {
          await encode(encoder, part.clone(), stream)
        }
        part.free()
      }
      heard.free()
    }
  }
  await encode(video, null, videoTrack)
  for (const { encoder, stream } of tracks) {
    await encode(encoder, null, stream)
  }
  await muxer.close()

  type AnyEncoder = typeof video
  async function encode(encoder: AnyEncoder, frame: Parameters<AnyEncoder['encodeAll']>[0], stream: number) {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, stream)
      packet.free()
    }
    frame?.free()
  }

  function toSoundFrame(index: number, level: number | null) {
    const buffer = Buffer.alloc(SAMPLES * 2 * 4)
    const peak = level === null ? 0 : 10 ** (level / 20)
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const value = peak * Math.sin((2 * Math.PI * 997 * (index * SAMPLES + sample)) / RATE)
      buffer.writeFloatLE(value, sample * 8)
      buffer.writeFloatLE(value, sample * 8 + 4)
    }
    return Frame.fromAudioBuffer(buffer, {
      nbSamples: SAMPLES,
      format: library.AV_SAMPLE_FMT_FLT,
      sampleRate: RATE,
      channelLayout: library.AV_CHANNEL_LAYOUT_STEREO,
      pts: BigInt(index * SAMPLES),
      timeBase: { num: 1, den: RATE },
    })
  }
}

/** The part that a moment lies in; the last one goes on. */
function findPart<Part extends { seconds: number }>(parts: readonly Part[], moment: number) {
  let start = 0
  for (const part of parts) {
    if (moment < start + part.seconds - 1e-6) {
      return { scene: part, inside: moment - start }
    }
    start += part.seconds
  }
  const last = parts.at(-1)
  if (last === undefined) {
    throw new Error('A video has at least one part.')
  }
  return { scene: last, inside: 0 }
}

serveProcess({ order: videoScript, work: make, memoryMb: 1024 })
