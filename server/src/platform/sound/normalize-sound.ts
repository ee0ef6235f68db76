import { openContainer, openDecoder, type OpenContainer, type Frame, type Stream } from '../video/open-video.ts'
import { VideoRefusal } from '../video/video-refusal.ts'
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
    return await convert(opened, chooseTrack(opened), target)
  } finally {
    await opened.close()
  }
}

/** The default sound track, else the first. */
function chooseTrack({ library, demuxer }: OpenContainer): Stream {
  const isDefault = ({ disposition }: Stream) => Number((disposition & library.AV_DISPOSITION_DEFAULT) !== 0)
  const [track] = demuxer.streams
    .filter(({ codecpar }) => codecpar.codecType === library.AVMEDIA_TYPE_AUDIO)
    .toSorted((a, b) => isDefault(b) - isDefault(a))
  if (track === undefined) {
    throw new VideoRefusal('The file holds no sound.')
  }
  return track
}

async function convert(opened: OpenContainer, track: Stream, target: string): Promise<{ samples: number }> {
  const { library, demuxer, own } = opened
  const decoder = await openDecoder(opened, track)
  const filter = own(library.FilterAPI.create(FILTERS, {}))
  const writer = await openWriter(opened, target)
  for await (const packet of demuxer.packets()) {
    if (packet === null) {
      break
    }
    if (packet.streamIndex === track.index) {
      await writeFrames(await decoder.decodeAll(packet))
    }
    packet.free()
  }
  await writeFrames(await decoder.decodeAll(null))
  for await (const frame of filter.flushFrames()) {
    await writer.write(frame)
  }
  return writer.end()

  async function writeFrames(frames: readonly Frame[]): Promise<void> {
    for (const frame of frames) {
      for (const converted of await filter.processAll(frame)) {
        await writer.write(converted)
      }
      frame.free()
    }
  }
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
