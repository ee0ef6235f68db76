import sharp from 'sharp'
import type { VideoLibrary } from '../../../../platform/video/video-library.ts'
import { SMALL_FRAMES_PER_SECOND, SMALL_SIDE, type SmallFrame } from './frame-differences.ts'
import type { VideoShape } from './read-video-shape.ts'
import { refuseHuge } from './video-limits.ts'

/** A frame that is looked at closely. */
export interface Sample {
  /** Seconds. */
  time: number
  /** JPEG, as it is shown. */
  image: Buffer
}

const MAX_SAMPLES = 40
const MIN_SAMPLE_STEP = 0.5
const SAMPLE_SIDE = 720
const TURNS: Readonly<Record<number, string>> = {
  90: 'transpose=clock,',
  180: 'hflip,vflip,',
  270: 'transpose=cclock,',
}

type Stream = Parameters<VideoLibrary['Decoder']['create']>[0]
type Packet = Parameters<Awaited<ReturnType<VideoLibrary['Decoder']['create']>>['decodeAll']>[0]

/** Takes the packets of a video's track, and keeps small frames of all of it and some larger ones. */
export async function openFrames(library: VideoLibrary, stream: Stream, shape: VideoShape) {
  const decoder = await library.Decoder.create(stream)
  const shrink = library.FilterAPI.create(
    `fps=${SMALL_FRAMES_PER_SECOND},scale=${SMALL_SIDE}:${SMALL_SIDE}:flags=area,format=rgb24`,
    {},
  )
  const scale = Math.min(1, SAMPLE_SIDE / Math.min(shape.width, shape.height))
  const size = { width: toEven(shape.width * scale), height: toEven(shape.height * scale) }
  const turn = TURNS[((shape.rotation % 360) + 360) % 360] ?? ''
  const enlarge = library.FilterAPI.create(`${turn}scale=${size.width}:${size.height},format=rgb24`, {})
  const step = Math.max(MIN_SAMPLE_STEP, shape.duration / MAX_SAMPLES)
  const first = stream.startTime > 0n ? Number(stream.startTime) : 0
  const small: SmallFrame[] = []
  const samples: Sample[] = []
  let count = 0
  let time = 0

  type Frame = Awaited<ReturnType<typeof decoder.decodeAll>>[number]

  function keepSmall(frame: Frame): void {
    const { num, den } = frame.timeBase
    const startShift = (first * stream.timeBase.num) / stream.timeBase.den
    small.push({ time: Math.max(0, (Number(frame.pts) * num) / den - startShift), pixels: frame.toBuffer() })
    frame.free()
  }

  async function keepSample(frame: Frame): Promise<void> {
    for (const scaled of await enlarge.processAll(frame)) {
      const { width, height } = scaled
      const image = sharp(scaled.toBuffer(), { raw: { width, height, channels: 3 } })
      scaled.free()
      samples.push({ time, image: await image.jpeg({ quality: 92 }).toBuffer() })
    }
  }

  return {
    small,
    samples,
    count: () => count,
    time: () => time,
    close(): void {
      enlarge.close()
      shrink.close()
      decoder.close()
    },
    async push(packet: Packet): Promise<void> {
      for (const frame of await decoder.decodeAll(packet)) {
        refuseHuge(frame.width, frame.height)
        count += 1
        const { num, den } = stream.timeBase
        time = Math.max(time, ((Number(frame.bestEffortTimestamp) - first) * num) / den)
        if (samples.length < MAX_SAMPLES && time >= samples.length * step) {
          await keepSample(frame)
        }
        for (const shrunk of await shrink.processAll(frame)) {
          keepSmall(shrunk)
        }
        frame.free()
      }
      if (packet === null) {
        for await (const shrunk of shrink.flushFrames()) {
          keepSmall(shrunk)
        }
      }
    },
  }
}

function toEven(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2)
}
