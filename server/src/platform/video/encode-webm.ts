import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadVideoLibrary } from './video-library.ts'

interface VideoShape {
  /** Pixels, even numbers. */
  width: number
  height: number
  framesPerSecond: number
}

/** VP9 requires no licence from us, and every browser plays it. Realtime mode encodes about eighty frames a second at 540 × 960. */
const ENCODER_OPTIONS = { deadline: 'realtime', 'cpu-used': 8, 'row-mt': true } as const
const BITS_PER_PIXEL = 0.06

/**
 * Encodes a silent WebM video (VP9).
 * @param frames the pixels of each frame, RGBA, one after the other
 * @throws VideoLibraryMissing
 */
export async function encodeWebm(shape: VideoShape, frames: Iterable<Buffer>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-video-'))
  try {
    const file = join(folder, 'video.webm')
    await writeWebm(file, shape, frames)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeWebm(file: string, { width, height, framesPerSecond }: VideoShape, frames: Iterable<Buffer>) {
  const { AV_PIX_FMT_RGBA, Encoder, FF_ENCODER_LIBVPX_VP9, FilterAPI, Frame, Muxer } = await loadVideoLibrary()
  const context = {
    bitRate: Math.round(width * height * framesPerSecond * BITS_PER_PIXEL),
    gopSize: framesPerSecond * 2,
  }
  const muxer = await Muxer.open(file, {})
  const encoder = await Encoder.create(FF_ENCODER_LIBVPX_VP9, { context, options: ENCODER_OPTIONS })
  const filter = FilterAPI.create('format=yuv420p', {})
  const stream = muxer.addStream(encoder)

  type Converted = Awaited<ReturnType<typeof filter.processAll>>[number]
  async function encode(frame: Converted | null): Promise<void> {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, stream)
      packet.free()
    }
    frame?.free()
  }

  try {
    let pts = 0n
    const format = { width, height, format: AV_PIX_FMT_RGBA, timeBase: { num: 1, den: framesPerSecond } }
    for (const pixels of frames) {
      const frame = Frame.fromVideoBuffer(pixels, { ...format, pts })
      for (const converted of await filter.processAll(frame)) {
        await encode(converted)
      }
      frame.free()
      pts += 1n
    }
    for await (const converted of filter.flushFrames()) {
      await encode(converted)
    }
    await encode(null)
  } finally {
    filter.close()
    encoder.close()
    await muxer.close()
  }
}
