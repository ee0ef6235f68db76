import { openContainer, type OpenContainer, type Frame } from '../video/open-video.ts'
import { VideoRefusal } from '../video/video-refusal.ts'
import { chooseSoundTrack, decodeSound } from './decode-sound.ts'
import { sniffSoundFormat } from './sniff-sound-format.ts'
import { MAX_SOUND_SAMPLES, type SoundOrder } from './sound-facts.ts'

const RATE = 48_000
/** Shorter sounds are the remains of damaged files. */
const MIN_SAMPLES = RATE / 20
/** A peak of −60 dBFS, as a 16-bit value: a muted microphone records less. */
const SILENT_PEAK = 33
/** The block of FLAC at this rate. The last one is filled with silence, because the encoder would drop a block that is not whole. */
const BLOCK = 4608
/** Gaps in the time stamps of recordings become silence, so that the sound does not run ahead. */
const FILTERS = `aresample=${RATE}:async=1000,aformat=sample_fmts=s16:channel_layouts=stereo,asetnsamples=${BLOCK}:p=1`

/**
 * Decodes the sound of a file and writes it as FLAC at 48 kHz in two channels, which browsers and FFmpeg decode to the same samples. Call
 * it only in a child process.
 * @throws VideoRefusal for a file without sound, a silent, damaged or too long one
 */
export async function normalizeSound({ source, target }: SoundOrder): Promise<{ samples: number }> {
  const opened = await openContainer(source, sniffSoundFormat)
  try {
    return await convert(opened, target)
  } finally {
    await opened.close()
  }
}

async function convert(opened: OpenContainer, target: string): Promise<{ samples: number }> {
  const track = chooseSoundTrack(opened)
  if (track === undefined) {
    throw new VideoRefusal('The file holds no sound.')
  }
  const writer = await openWriter(opened, target)
  await decodeSound(opened, { track, filters: FILTERS }, (frame) => writer.write(frame))
  return writer.end()
}

async function openWriter({ library, own }: OpenContainer, target: string) {
  const muxer = await library.Muxer.open(target, { format: 'flac' })
  const encoder = own(await library.Encoder.create(library.FF_ENCODER_FLAC, {}))
  const stream = muxer.addStream(encoder)
  let [samples, peak] = [0, 0]

  async function encode(frame: Frame | null): Promise<void> {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, stream)
      packet.free()
    }
  }

  return {
    async write(frame: Frame): Promise<void> {
      samples += frame.nbSamples
      if (samples > MAX_SOUND_SAMPLES) {
        throw new VideoRefusal('The sound is longer than 10 minutes. Cut it, then upload it again.')
      }
      peak = Math.max(peak, readPeak(frame))
      await encode(frame)
      frame.free()
    },
    async end(): Promise<{ samples: number }> {
      if (samples < MIN_SAMPLES) {
        throw new VideoRefusal('The file holds no sound.')
      }
      if (peak < SILENT_PEAK) {
        throw new VideoRefusal('The sound is silent from its start to its end. Check the microphone or the file.')
      }
      await encode(null)
      await muxer.close()
      return { samples }
    },
  }
}

/** The largest 16-bit value of both channels. */
function readPeak(frame: Frame): number {
  const [data] = frame.data ?? []
  let peak = 0
  for (let place = 0; data !== undefined && place < frame.nbSamples * 4; place += 2) {
    peak = Math.max(peak, Math.abs(data.readInt16LE(place)))
  }
  return peak
}
