import type { VideoEncoding } from '@marquee/contract/video-renders'
import { FRAMES_PER_SECOND, MAX_CLIP_FRAMES, SAMPLES_PER_SECOND } from '@marquee/creative/video-time'
import type { ReportProgress } from '../processes/process-runner.ts'
import { fitClipSize } from './fit-clip-size.ts'
import type { CheckedOrder, NormalVideo } from './normal-video.ts'
import { type Decoder, type Frame, openDecoder, openVideo, type OpenVideo, type Packet } from './open-video.ts'
import { IMAGE_CODECS, SOUND_CODECS } from './video-encoding.ts'
import { DAMAGED, VideoRefusal } from './video-refusal.ts'

const REPORTED_FRAMES = 15
/** Editors jump to any frame: each is at most half a second behind a key frame. */
const KEY_FRAME_DISTANCE = FRAMES_PER_SECOND / 2
const TAGS = 'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=tv'
/** Phones record in HDR (HLG or PQ), which looks pale without this. */
const FROM_HDR = `tonemapx=tonemap=bt2390:t=bt709:m=bt709:p=bt709:r=tv:format=yuv420p`
const TOO_LONG = 'The video is longer than 10 minutes. Cut it, then upload it again.'

/**
 * Writes a video as the editor needs it, WebM with VP9 and Opus, or as cutting programs do, MP4 with H.264 and AAC: 30 frames a second at a constant rate, upright, with even sizes of at most
 * 1080 × 1920, in standard colours, with a key frame each half second. Call it only in a child process.
 * @throws VideoRefusal for a file that is not a video, is damaged, or is longer than ten minutes
 */
export async function normalizeVideo(
  { source, target, encoding, duration }: CheckedOrder,
  report: ReportProgress,
): Promise<NormalVideo> {
  refuseLong(duration)
  const video = await openVideo(source)
  const { library, demuxer } = video
  const muxer = await library.Muxer.open(target, { format: encoding })
  try {
    const total = Math.max(1, Math.round(duration * FRAMES_PER_SECOND))
    const tell = (frames: number) => report(Math.min(1, frames / total), 'Preparing the clip')
    const images = await openImages(video, { muxer, encoding }, tell)
    const sound = video.audio === undefined ? null : await openSound(video, { muxer, encoding }, video.audio)
    for await (const packet of demuxer.packets()) {
      if (packet === null) {
        break
      }
      if (packet.streamIndex === video.video.index) {
        await images.push(packet)
      } else if (packet.streamIndex === video.audio?.index) {
        await sound?.push(packet)
      }
      packet.free()
    }
    const frames = await images.finish()
    await sound?.finish()
    if (frames === 0) {
      throw new VideoRefusal(DAMAGED)
    }
    return { ...fitClipSize(video), frames, hasSound: sound !== null }
  } finally {
    await muxer.close()
    await video.close()
  }
}

/** Its length is known before: otherwise hours would be encoded before they are refused. @throws VideoRefusal */
function refuseLong(duration: number): void {
  if (duration * FRAMES_PER_SECOND > MAX_CLIP_FRAMES + FRAMES_PER_SECOND) {
    throw new VideoRefusal(TOO_LONG)
  }
}

type Muxer = Awaited<ReturnType<OpenVideo['library']['Muxer']['open']>>

interface Target {
  muxer: Muxer
  encoding: VideoEncoding
}

async function openImages(video: OpenVideo, { muxer, encoding }: Target, tell: (frames: number) => void) {
  const { library, own } = video
  const { encoder: codec, options } = IMAGE_CODECS[encoding]
  const decoder = await openDecoder(video, video.video)
  const filter = own(library.FilterAPI.create(describeFilters(video), {}))
  const context = { bitRate: 0, gopSize: KEY_FRAME_DISTANCE }
  const encoder = own(await library.Encoder.create(library[codec], { context, options }))
  const stream = muxer.addStream(encoder)
  let frames = 0

  async function encode(frame: Frame | null): Promise<void> {
    frames += frame === null ? 0 : 1
    if (frames > MAX_CLIP_FRAMES) {
      throw new VideoRefusal(TOO_LONG)
    }
    if (frames % REPORTED_FRAMES === 0) {
      tell(frames)
    }
    await write(muxer, { encoder, stream }, frame)
  }

  return {
    push: (packet: Packet | null) => convert({ decoder, filter }, packet, encode),
    /** @returns the number of frames of the whole video */
    async finish(): Promise<number> {
      await this.push(null)
      for await (const frame of filter.flushFrames()) {
        await encode(frame)
      }
      await encode(null)
      return frames
    },
  }
}

function describeFilters(video: OpenVideo): string {
  const { library, filters, demuxer } = video
  const { width, height } = fitClipSize(video)
  const { colorTrc } = video.video.codecpar
  const isHdr = [library.AVCOL_TRC_ARIB_STD_B67, library.AVCOL_TRC_SMPTE2084].some((hdr) => hdr === colorTrc)
  const scale = `scale=${width}:${height}:flags=bicubic`
  return [
    `setpts=PTS-${Number.isFinite(demuxer.startTime) ? demuxer.startTime : 0}/TB`,
    `fps=${FRAMES_PER_SECOND}:start_time=0:eof_action=pass`,
    ...(filters === '' ? [] : [filters.replace(/,$/, '')]),
    ...(isHdr ? [scale, FROM_HDR] : [`${scale}:out_color_matrix=bt709:out_range=tv`, 'format=yuv420p']),
    'setsar=1',
    TAGS,
  ].join(',')
}

async function openSound(video: OpenVideo, { muxer, encoding }: Target, track: NonNullable<OpenVideo['audio']>) {
  const { library, own, demuxer } = video
  const { encoder: codec, bitRate } = SOUND_CODECS[encoding]
  const decoder = await openDecoder(video, track)
  const start = Number.isFinite(demuxer.startTime) ? demuxer.startTime : 0
  const filters = [
    `asetpts=PTS-${start}/TB`,
    `aresample=${SAMPLES_PER_SECOND}:async=1000:first_pts=0`,
    'aformat=sample_fmts=flt:channel_layouts=stereo',
  ]
  const filter = own(library.FilterAPI.create(filters.join(','), {}))
  const encoder = own(await library.Encoder.create(library[codec], { context: { bitRate }, autoResample: true }))
  const stream = muxer.addStream(encoder)
  const encode = (frame: Frame | null) => write(muxer, { encoder, stream }, frame)
  return {
    push: (packet: Packet | null) => convert({ decoder, filter }, packet, encode),
    async finish(): Promise<void> {
      await this.push(null)
      for await (const frame of filter.flushFrames()) {
        await encode(frame)
      }
      await encode(null)
    },
  }
}

type Filter = ReturnType<OpenVideo['library']['FilterAPI']['create']>

/** Decodes a packet, and gives the filtered frames to be encoded. */
async function convert(
  { decoder, filter }: { decoder: Decoder; filter: Filter },
  packet: Packet | null,
  encode: (frame: Frame) => Promise<void>,
): Promise<void> {
  for (const frame of await decoder.decodeAll(packet)) {
    for (const converted of await filter.processAll(frame)) {
      await encode(converted)
    }
    frame.free()
  }
}

type Encoder = Awaited<ReturnType<OpenVideo['library']['Encoder']['create']>>

/** Encodes a frame, or what is left; the frame is freed. */
async function write(muxer: Muxer, { encoder, stream }: { encoder: Encoder; stream: number }, frame: Frame | null) {
  for (const packet of await encoder.encodeAll(frame)) {
    await muxer.writePacket(packet, stream)
    packet.free()
  }
  frame?.free()
}
