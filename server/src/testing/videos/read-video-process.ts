// Reads finished videos for tests: what their containers say, and what FFmpeg decodes.
import { z } from 'zod'
import { serveProcess } from '../../platform/processes/serve-process.ts'
import { readSound } from '../../platform/video-rendering/read-sound.ts'
import { loadVideoLibrary, type VideoLibrary } from '../../platform/video/video-library.ts'
import type { VideoReading } from './read-video.ts'

/** Frames are compared as small images of this many pixels. */
const SMALL = 24
const METER = 'aresample=48000,ebur128=peak=true:metadata=1'

type Library = VideoLibrary
type Packet = Parameters<Awaited<ReturnType<Library['Decoder']['create']>>['decodeAll']>[0]
type Stream = NonNullable<ReturnType<Awaited<ReturnType<Library['Demuxer']['open']>>['video']>>

async function read(file: string): Promise<VideoReading> {
  const library = await loadVideoLibrary()
  const demuxer = await library.Demuxer.open(file)
  const [video, audio] = [demuxer.video(), demuxer.audio()]
  if (video === undefined) {
    throw new Error('There is no image.')
  }
  const images = await openImages(library, video)
  const sound = await openSound(library, audio)
  for await (const packet of demuxer.packets()) {
    await images.push(packet)
    await sound?.push(packet)
    packet?.free()
  }
  const { duration } = demuxer
  const reading = { ...describe(library, video), duration, ...images.finish() }
  const measured = sound?.finish() ?? null
  await demuxer.close()
  const samples = measured === null ? null : await readSound(file)
  return {
    ...reading,
    sound: measured === null || samples === null ? null : { ...measured, left: Buffer.from(samples[0].buffer) },
  }
}

function describe(library: Library, stream: Stream) {
  const { codecpar } = stream
  return {
    codec: nameOf(library, stream),
    width: codecpar.width,
    height: codecpar.height,
    isYuv420: codecpar.format === library.AV_PIX_FMT_YUV420P,
    isBt709: codecpar.colorSpace === library.AVCOL_SPC_BT709,
  }
}

function nameOf(library: Library, { codecpar }: Stream): string {
  return library.avGetCodecName(codecpar.codecId) ?? ''
}

async function openImages(library: Library, stream: Stream) {
  const decoder = await library.Decoder.create(stream)
  const filter = library.FilterAPI.create(`scale=${SMALL}:${SMALL}:flags=area,format=rgb24`, {})
  const times: number[] = []
  const frames: Buffer[] = []
  return {
    async push(packet: Packet): Promise<void> {
      if (packet !== null && packet.streamIndex !== stream.index) {
        return
      }
      for (const frame of await decoder.decodeAll(packet)) {
        times.push((Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den)
        for (const small of await filter.processAll(frame)) {
          frames.push(small.toBuffer())
          small.free()
        }
        frame.free()
      }
    },
    finish: () => ({ times, frames }),
  }
}

async function openSound(library: Library, stream: Stream | undefined) {
  if (stream === undefined) {
    return null
  }
  const decoder = await library.Decoder.create(stream)
  const meter = library.FilterAPI.create(METER, {})
  const measured = { lufs: -Infinity, truePeak: -Infinity, seconds: 0 }
  return {
    async push(packet: Packet): Promise<void> {
      if (packet !== null && packet.streamIndex !== stream.index) {
        return
      }
      for (const frame of await decoder.decodeAll(packet)) {
        measured.seconds += frame.nbSamples / frame.sampleRate
        for (const heard of await meter.processAll(frame)) {
          const said = heard.getMetadata()
          measured.lufs = Number(said?.get('lavfi.r128.I') ?? measured.lufs)
          const peak = Number(said?.get('lavfi.r128.true_peak') ?? 0)
          measured.truePeak = Math.max(measured.truePeak, 20 * Math.log10(peak))
          heard.free()
        }
        frame.free()
      }
    },
    finish: () => ({ codec: nameOf(library, stream), ...measured }),
  }
}

serveProcess({ order: z.string(), work: read, memoryMb: 1024 })
