import type { VideoEncoding } from '@marquee/contract/video-renders'
import type { Stereo } from '@marquee/creative/stereo'
import { SAMPLES_PER_SECOND } from '@marquee/creative/video-time'
import { SOUND_CODECS } from './video-encoding.ts'
import type { VideoLibrary } from './video-library.ts'
import { holdMemory } from './hold-memory.ts'

type Muxer = Awaited<ReturnType<VideoLibrary['Muxer']['open']>>

/** The samples that are encoded at once, at most: the encoder divides them as its codec requires. */
const MAX_BLOCK = 4800

/** Adds the sound to a file: it is written in parts, between the frames that it belongs to. */
export async function openSoundWriter(library: VideoLibrary, muxer: Muxer, encoding: VideoEncoding, sound: Stereo) {
  const { AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, Encoder, Frame } = library
  const codec = SOUND_CODECS[encoding]
  const encoder = await Encoder.create(library[codec.encoder], {
    context: { bitRate: codec.bitRate },
    autoResample: true,
  })
  const stream = muxer.addStream(encoder)
  // Whole blocks of the codec: the encoder drops the rest of a sound that ends within one.
  const length = Math.ceil(sound[0].length / codec.blockSamples) * codec.blockSamples
  const format = {
    format: AV_SAMPLE_FMT_FLT,
    sampleRate: SAMPLES_PER_SECOND,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    timeBase: { num: 1, den: SAMPLES_PER_SECOND },
  }
  let written = 0

  async function encode(frame: Parameters<typeof encoder.encodeAll>[0]): Promise<void> {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, stream)
      packet.free()
    }
    frame?.free()
  }

  return {
    /** @param end in samples from the start of the video */
    async writeUntil(end: number): Promise<void> {
      const wanted = Math.min(end, length)
      while (written < wanted) {
        const nbSamples = Math.min(MAX_BLOCK, wanted - written)
        const samples = interleave(sound, written, written + nbSamples)
        const frame = Frame.fromAudioBuffer(samples, { ...format, nbSamples, pts: BigInt(written) })
        await encode(holdMemory(frame, samples))
        written += nbSamples
      }
    },
    async finish(): Promise<void> {
      await this.writeUntil(length)
      await encode(null)
    },
    close: () => encoder.close(),
  }
}

function interleave([left, right]: Stereo, from: number, to: number): Buffer {
  const samples = new Float32Array((to - from) * 2)
  for (let index = 0; index < to - from; index += 1) {
    samples[index * 2] = left[from + index] ?? 0
    samples[index * 2 + 1] = right[from + index] ?? 0
  }
  return Buffer.from(samples.buffer)
}
