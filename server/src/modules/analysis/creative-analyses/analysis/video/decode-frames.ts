import sharp from 'sharp'
import { type Frame, openDecoder, type OpenVideo, type Packet } from '../../../../../platform/video/open-video.ts'
import type { VideoFacts } from '../../../../../platform/video/video-facts.ts'
import { createSmallFrames, SMALL_SIDE } from './small-frames.ts'

/** A frame that is analysed in detail. */
export interface Sample {
  /** Time in seconds. */
  time: number
  /** JPEG, as the video is displayed. */
  image: Buffer
}

const MAX_SAMPLES = 40
const MIN_SAMPLE_STEP = 0.5
const SAMPLE_SIDE = 720

/** Decodes the packets of a video's track, and keeps small frames of the whole video and some larger ones. */
export async function openFrames(opened: OpenVideo, { start, duration, width, height }: VideoFacts) {
  const { library, video, filters, own } = opened
  const decoder = await openDecoder(opened, video)
  const shrink = own(library.FilterAPI.create(`scale=${SMALL_SIDE}:${SMALL_SIDE}:flags=area,format=rgb24`, {}))
  const scale = Math.min(1, SAMPLE_SIDE / Math.min(width, height))
  const size = { width: toEven(width * scale), height: toEven(height * scale) }
  const enlarge = own(library.FilterAPI.create(`${filters}scale=${size.width}:${size.height},format=rgb24`, {}))
  const step = Math.max(MIN_SAMPLE_STEP, duration / MAX_SAMPLES)
  const small = createSmallFrames()
  const samples: Sample[] = []
  let count = 0
  let first = 0
  let time = 0

  async function keepSample(frame: Frame): Promise<void> {
    for (const scaled of await enlarge.processAll(frame)) {
      const image = sharp(scaled.toBuffer(), { raw: { width: scaled.width, height: scaled.height, channels: 3 } })
      scaled.free()
      samples.push({ time, image: await image.jpeg({ quality: 92 }).toBuffer() })
    }
  }

  async function shrinkFrame(frame: Frame): Promise<Buffer> {
    const [shrunk] = await shrink.processAll(frame)
    const pixels = shrunk?.toBuffer() ?? Buffer.alloc(0)
    shrunk?.free()
    return pixels
  }

  async function take(frame: Frame): Promise<void> {
    const { num, den } = frame.timeBase
    time = Math.max(time, (Number(frame.pts) * num) / den - start)
    first = count === 0 ? time : first
    count += 1
    if (samples.length < MAX_SAMPLES && time >= samples.length * step) {
      await keepSample(frame)
    }
    if (small.wants(time) && time <= duration) {
      small.add({ time, frame: count, pixels: await shrinkFrame(frame) })
    }
  }

  return {
    small: small.frames,
    samples,
    count: () => count,
    time: () => time,
    /** The average frame rate; a video with a varying rate may never have it. @param seconds the duration of a single frame */
    rate: (seconds: number) => (count > 1 ? (count - 1) / (time - first) : 1 / seconds),
    async push(packet: Packet | null): Promise<void> {
      for (const frame of await decoder.decodeAll(packet)) {
        try {
          await take(frame)
        } finally {
          frame.free()
        }
      }
    },
  }
}

function toEven(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2)
}
