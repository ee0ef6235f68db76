import { setImmediate } from 'node:timers/promises'
import { holdMemory } from './hold-memory.ts'
import { IMAGE_CODECS, type VideoShape } from './video-encoding.ts'
import { loadVideoLibrary } from './video-library.ts'

interface Target {
  /** The path of the new file. */
  file: string
  container: 'mp4' | 'webm'
  codec: keyof typeof IMAGE_CODECS
  shape: VideoShape
}

/** Frames that are drawn, converted or encoded at the same time: native threads work while the next frame is drawn. */
const FRAMES_IN_WORK = 3
const KEY_FRAME_SECONDS = 2
/** Colours are stored as players expect them of videos: BT.709 with the limited range. */
const TO_VIDEO_COLORS = [
  'scale=out_color_matrix=bt709:out_range=tv',
  'format=yuv420p',
  'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv',
].join(',')

/**
 * Encodes frames as a file without sound. The file begins with a key frame and refers to nothing outside of it. Call it only in a
 * child process.
 * @param frames the pixels of each frame, RGBA, one after the other
 * @throws VideoLibraryMissing
 */
export async function encodeFrames(target: Target, frames: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
  const { file, container, shape } = target
  const { width, height, framesPerSecond } = shape
  const codec = IMAGE_CODECS[target.codec]
  const library = await loadVideoLibrary()
  const { AV_PIX_FMT_RGBA, Encoder, FilterAPI, Frame, Muxer } = library
  const muxer = await Muxer.open(file, { format: container })
  const encoder = await Encoder.create(library[codec.encoder], {
    context: { bitRate: codec.bitRate(shape), gopSize: framesPerSecond * KEY_FRAME_SECONDS },
    options: codec.options,
  })
  const filter = FilterAPI.create(TO_VIDEO_COLORS, {})
  const stream = muxer.addStream(encoder)

  type Frame = Awaited<ReturnType<typeof filter.processAll>>[number]
  const convert = inTurn(async (frame: Frame) => {
    const converted = await filter.processAll(frame)
    frame.free()
    return converted
  })
  const encode = inTurn(async (converted: readonly (Frame | null)[]) => {
    for (const frame of converted) {
      for (const packet of await encoder.encodeAll(frame)) {
        await muxer.writePacket(packet, stream)
        packet.free()
      }
      frame?.free()
    }
  })

  try {
    let pts = 0n
    const format = { width, height, format: AV_PIX_FMT_RGBA, timeBase: { num: 1, den: framesPerSecond } }
    const inWork: Promise<void>[] = []
    for await (const pixels of frames) {
      const frame = holdMemory(Frame.fromVideoBuffer(pixels, { ...format, pts }), pixels)
      inWork.push(convert(frame).then(encode))
      pts += 1n
      if (inWork.length >= FRAMES_IN_WORK) {
        await inWork.shift()
      }
      await setImmediate()
    }
    await Promise.all(inWork)
    for await (const frame of filter.flushFrames()) {
      await encode([frame])
    }
    await encode([null])
  } finally {
    filter.close()
    encoder.close()
    await muxer.close()
  }
}

/** A function that does one call after the other. After a failure, each further call fails with the same error. */
function inTurn<Input, Output>(work: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  let last: Promise<unknown> = Promise.resolve()
  return (input) => {
    const done = last.then(() => work(input))
    last = done
    // The caller awaits it later, and must not be ended by a failure in between.
    done.catch(() => undefined)
    return done
  }
}
