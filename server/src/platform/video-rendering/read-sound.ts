import type { Stereo } from '@marquee/creative/stereo'
import { SAMPLES_PER_SECOND } from '@marquee/creative/video-time'
import { loadVideoLibrary } from '../video/video-library.ts'

const CHANNELS = 2
/** Gaps become silence, so that each sample stays at its time. */
const TO_STEREO = `aresample=${SAMPLES_PER_SECOND}:async=1:first_pts=0,aformat=sample_fmts=flt:channel_layouts=stereo`

/**
 * Decodes the sound of a stored file. Call it only in a child process, for a file whose kind was checked when it was stored.
 * @returns null for a file without sound
 */
export async function readSound(path: string): Promise<Stereo | null> {
  const { Decoder, Demuxer, FilterAPI } = await loadVideoLibrary()
  const demuxer = await Demuxer.open(path, { options: { protocol_whitelist: 'file' } })
  const stream = demuxer.audio()
  if (stream === undefined) {
    await demuxer.close()
    return null
  }
  const decoder = await Decoder.create(stream, { exitOnError: false })
  const filter = FilterAPI.create(TO_STEREO, {})
  const parts: Float32Array[] = []
  const keep = (frame: { toBuffer: () => Buffer; free: () => void }) => {
    const bytes = Uint8Array.from(frame.toBuffer())
    parts.push(new Float32Array(bytes.buffer))
    frame.free()
  }
  async function decode(packet: Parameters<typeof decoder.decodeAll>[0]): Promise<void> {
    for (const frame of await decoder.decodeAll(packet)) {
      for (const converted of await filter.processAll(frame)) {
        keep(converted)
      }
      frame.free()
    }
  }
  try {
    for await (const packet of demuxer.packets(stream.index)) {
      await decode(packet)
      packet?.free()
      if (packet === null) {
        break
      }
    }
    for await (const converted of filter.flushFrames()) {
      keep(converted)
    }
  } finally {
    filter.close()
    decoder.close()
    await demuxer.close()
  }
  return divide(parts)
}

/** The channels of samples that alternate between left and right. */
function divide(parts: readonly Float32Array[]): Stereo {
  const length = parts.reduce((sum, part) => sum + part.length / CHANNELS, 0)
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  let at = 0
  for (const part of parts) {
    for (let index = 0; index + 1 < part.length; index += CHANNELS) {
      left[at] = part[index] ?? 0
      right[at] = part[index + 1] ?? 0
      at += 1
    }
  }
  return [left, right]
}
